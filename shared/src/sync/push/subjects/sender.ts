import type { ApiClient } from '@seguia/openapi';
import type { OutboxEntry } from '../../../device/database/rows.ts';
import type { WriteHeader } from '../../calls/write-once.ts';

/** One try of an entry. */
export interface Try {
  api: ApiClient;
  entry: OutboxEntry;
  signal: AbortSignal;
}

/** How the changes of one subject are sent. `Made` is the thing as the server has it. The service worker sends, too. */
export interface Sender<Made extends { version: number } = { version: number }, Theirs = unknown> {
  /** Writes under the change's key. Throws ApiError. */
  put(attempt: Try, header: WriteHeader): Promise<Made>;
  /** Deletes under the change's key; a subject whose things nobody deletes has none. Throws ApiError. */
  remove?(attempt: Try, header: { 'Idempotency-Key': string; 'If-Match': string }): Promise<Response>;
  /** The thing as the server has it. Throws ApiError. */
  fetch?(attempt: Try): Promise<Made>;
  /** The server's version of a thing that somebody else changed first; `version` is null when the server never had it. */
  theirs?(found: Made | 'deleted', version: number | null): Theirs;
}
