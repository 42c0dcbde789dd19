import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** `rooms.json`, as a release writes it (tools/release/room.ts). */
const list = v.object({
  at: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  rooms: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** Finds the address of the review room of a part's version. There is none before the list has come, where it has none, and offline. */
export function useRooms(): (part: string, version: string) => string | undefined {
  const [rooms, setRooms] = useState<v.InferOutput<typeof list>>({ at: '', rooms: {} });
  useEffect(() => {
    const leave = new AbortController();
    fetch('/rooms.json', { signal: leave.signal })
      .then(async (answer) => setRooms(v.parse(list, await answer.json())))
      .catch(() => undefined); // a deployment without rooms
    return () => leave.abort();
  }, []);
  const at = rooms.at.replace(/\/?$/, '/');
  return (part, version) => (rooms.rooms[part]?.includes(version) ? `${at}${part}/${version}/` : undefined);
}
