import type { Db } from '../database/db.ts';
import { seriesChunks } from '../campaigns/series.ts';
import { listsByName } from './lists-by-name.ts';
import type { ReadJob } from '../services/read-job.ts';

/** Rows that are serialised at once, about 200 kB. */
const rowsAtOnce = 500;

/** The JSON of an answer in parts; a small one has a single part. Stopping the iteration stops the work. */
export async function* readChunks(db: Db, job: ReadJob): AsyncGenerator<string> {
  if (job.kind === 'series') {
    yield* seriesChunks(db, job.request);
    return;
  }
  const { data, meta } = await listsByName[job.list](db, job);
  let part = '{"data":[';
  for (let at = 0; at < data.length; at += rowsAtOnce) {
    if (at > 0) {
      yield part;
      part = ',';
    }
    part += JSON.stringify(data.slice(at, at + rowsAtOnce)).slice(1, -1);
  }
  yield `${part}],"meta":${JSON.stringify(meta)}}`;
}
