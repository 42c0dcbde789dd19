import type { Readable } from 'node:stream';
import type { SeriesRequest } from './series-request.ts';

/** The input for reading a list of a farm: the call without the parts that stay in the serving thread. */
export interface ListJob<Query, Headers> {
  farm: { id: string; accountId: string; app: string };
  /** The database's epoch, a part of every sync mark. */
  epoch: string;
  /** The epochs of the database before it was restored from a backup. */
  epochsBefore: readonly string[];
  query: Query;
  headers: Headers;
}

export type ListName =
  | 'plots'
  | 'crops'
  | 'cropTypes'
  | 'readings'
  | 'photos'
  | 'campaigns'
  | 'bands'
  | 'waterDays'
  | 'meters'
  | 'calibrations'
  | 'instructions';

/** The headers for the amount of rows that the caller wants. */
interface SizeHeaders {
  paginate?: number;
  'no-paginate'?: boolean;
  'sync-date'?: string;
  'sync-is-possible'?: boolean;
}

/** What is read for an answer, as plain data, so that it can be sent to another thread. */
export type ReadJob =
  | ({ kind: 'list'; list: ListName } & ListJob<object, SizeHeaders>)
  | { kind: 'series'; request: SeriesRequest };

/** Reads answers that may be long, beside the server's other work. */
export interface Reader {
  /**
   * The JSON of an answer; a stream if it is over a megabyte. `who` is an account, which takes turns with the others. Throws Problem (503
   * if too much waits), or the signal's reason.
   */
  read(job: ReadJob, who: string, signal: AbortSignal): Promise<string | Buffer | Readable>;
  close(): Promise<void>;
}
