import { ApiError } from '@seguia/shared/start';

/** What went wrong with a call, as far as a person can act on it. `seconds` is how long to wait, or how long was waited. */
export type CallFailure =
  | { what: 'offline' | 'unreachable' | 'not-data' | 'version' | 'failing' | 'refused' }
  | { what: 'timeout' | 'too-many'; seconds: number };

/** Where the server asks for patience without saying how long. */
const waitByDefault = 30;

/** Seconds that a screen waits for an answer before it says that none came. */
const screenLimit = 20;

/** The signal of a call that a person is waiting for. */
export const screenSignal = () => AbortSignal.timeout(screenLimit * 1000);

interface Circumstances {
  /** Whether the device believes that it has a network; by default the browser's word. */
  online?: boolean;
  /** The call's time limit in seconds. */
  limit?: number;
}

/** Sorts an error of a call. A fault of ours (no ApiError) counts as the server's refusal: the person can only try again. */
export function callFailureOf(
  error: unknown,
  { online = navigator.onLine, limit = screenLimit }: Circumstances = {},
): CallFailure {
  if (!(error instanceof ApiError)) return { what: 'refused' };
  const { kind, status = 0 } = error;
  if (kind === 'offline') return { what: online ? 'unreachable' : 'offline' };
  if (kind === 'timeout') return { what: 'timeout', seconds: limit };
  if (status === 429) return { what: 'too-many', seconds: error.retryAfter ?? waitByDefault };
  // A gateway in front of a failing server answers HTML: the fault is what matters.
  if (status >= 500) return { what: 'failing' };
  return { what: kind === 'not-json' ? 'not-data' : 'refused' };
}
