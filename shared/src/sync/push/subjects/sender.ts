import type { ApiClient } from '@seguia/openapi';
import type { OutboxEntry } from '../../../device/database/rows.ts';
import type { Device } from '../../../device/local/device.ts';
import type { WriteHeader } from '../../calls/write-once.ts';

/** One try of an entry. */
export interface Try {
  api: ApiClient;
  entry: OutboxEntry;
  signal: AbortSignal;
}

/** How the changes of one subject are sent, and what their answers mean on this device. `Made` is the thing as the server has it. */
export interface Sender<Made extends { version: number } = { version: number }, Theirs = unknown> {
  /** Writes under the change's key. Throws ApiError. */
  put(attempt: Try, header: WriteHeader): Promise<Made>;
  /** Deletes under the change's key; a subject whose things nobody deletes has none. Throws ApiError. */
  remove?(attempt: Try, header: { 'Idempotency-Key': string; 'If-Match': string }): Promise<Response>;
  /** The thing as the server has it. Throws ApiError. */
  fetch?(attempt: Try): Promise<Made>;
  /** The server's version of a thing that somebody else changed first; `version` is null when the server never had it. */
  theirs?(found: Made | 'deleted', version: number | null): Theirs;
  /** Stores what the server has accepted, then removes the entry: if the page closes in between, the change is sent once more under its key. */
  settle(device: Device, entry: OutboxEntry, made: Made | null, version: number): Promise<void>;
  /** Stores that somebody else was first. Without it, a change that finds its thing on the server is an own earlier try. */
  conflict?(device: Device, entry: OutboxEntry, theirs: Theirs): Promise<void>;
}
