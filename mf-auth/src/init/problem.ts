import { ApiError } from '@seguia/shared/start';

/** Why a call failed, as far as a person can act on it. `seconds` is how long to wait, or how long the app has waited. */
export type CallFailure =
  | { what: 'offline' | 'unreachable' | 'not-data' | 'version' | 'failing' | 'no-mail' | 'refused' }
  | { what: 'timeout' | 'too-many'; seconds: number };

/** Seconds to wait where the server asks for a pause without saying how long. */
const waitByDefault = 30;

/** Seconds that a screen waits for an answer. */
const screenLimit = 20;

/** The signal of a call that a person waits for. */
export const screenSignal = () => AbortSignal.timeout(screenLimit * 1000);

/** Whether a call was given up: by another call, by a screen that was left, or by the end of its session. Nobody waits for it any more. */
export const isAborted = (error: unknown) => (error as { name?: unknown } | null)?.name === 'AbortError';

interface Circumstances {
  /** Whether the device believes that it has a network; by default what the browser says. */
  online?: boolean;
  /** The call's time limit in seconds. */
  limit?: number;
}

/** Classifies the error of a call. An error of our own code (no ApiError) counts as a refusal by the server: the person can only try again. */
export function callFailureOf(
  error: unknown,
  { online = navigator.onLine, limit = screenLimit }: Circumstances = {},
): CallFailure {
  if (!(error instanceof ApiError)) return { what: 'refused' };
  const { kind, status = 0 } = error;
  if (kind === 'offline') return { what: online ? 'unreachable' : 'offline' };
  if (kind === 'timeout') return { what: 'timeout', seconds: limit };
  if (status === 429) return { what: 'too-many', seconds: error.retryAfter ?? waitByDefault };
  // A gateway in front of a failing server may answer with HTML; only the status matters.
  if (status >= 500) return { what: 'failing' };
  return { what: kind === 'not-json' ? 'not-data' : 'refused' };
}
