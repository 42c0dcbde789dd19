import type { Readable } from 'node:stream';
import type { SeriesRequest } from './series-request.ts';

/** What a list of a farm is read from: the call without what stays in the serving thread. */
export interface ListJob<Query, Headers> {
  farm: { id: string; accountId: string; app: string };
  /** Of the database; part of every sync mark. */
  epoch: string;
  /** Those that the database had before it was put back from a backup. */
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
  | 'calibrations';

/** How much of a list the caller wants. */
interface SizeHeaders {
  paginate?: number;
  'no-paginate'?: boolean;
  'sync-date'?: string;
  'sync-is-possible'?: boolean;
}

/** What is read for an answer; plain data, so that it can go to another thread. */
export type ReadJob =
  | ({ kind: 'list'; list: ListName } & ListJob<object, SizeHeaders>)
  | { kind: 'series'; request: SeriesRequest };

/** Reads answers that may be long, beside everything else that the server does. */
export interface Reader {
  /**
   * The JSON of an answer; a stream where it is over a megabyte. `who` (an account) waits in turn with the others. Throws Problem (503 where too
   * much waits), or the signal's reason.
   */
  read(job: ReadJob, who: string, signal: AbortSignal): Promise<string | Buffer | Readable>;
  close(): Promise<void>;
}
