import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** What a list of the site says, such as `/rooms.json`; undefined before it has come, where there is none, and offline. */
export function useSiteList<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const [list, setList] = useState<v.InferOutput<Schema>>();
  useEffect(() => {
    const leave = new AbortController();
    fetch(path, { signal: leave.signal })
      .then(async (answer) => setList(v.parse(schema, await answer.json())))
      .catch(() => undefined); // a deployment without the list
    return () => leave.abort();
  }, [path, schema]);
  return list;
}
