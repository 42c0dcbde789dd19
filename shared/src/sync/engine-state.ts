import type { ApiError } from '../session/api/api-error.ts';

/** The state of sending and fetching. */
export interface EngineState {
  syncing: boolean;
  /** Unix seconds; null before the first pull of this start. */
  lastPullAt: number | null;
  /** When the farm's data was last fetched whole onto this device, in Unix seconds, in this start or an earlier one; null where it never was. */
  dataSince: number | null;
  /** Whether the newest try to fetch has failed, or has been waiting for the server for `lateAfter`. */
  behind: boolean;
  /** Why the last try failed; null when it succeeded. */
  error: ApiError | null;
}

/** The state before anything was sent or fetched. */
export const noState: EngineState = { syncing: false, lastPullAt: null, dataSince: null, behind: false, error: null };
