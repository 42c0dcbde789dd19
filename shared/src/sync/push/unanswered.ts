import type { ApiClient, Problem } from '@seguia/openapi';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { ApiError, call } from '../../session/api/api-error.ts';
import { type Outcome, sendEntry } from './send-entry.ts';
import { answerTime } from './sending.ts';

/** After being cut off this many times, while the server answered other calls, a request counts as one that will never get through. */
export const mostCutOff = 3;

/** A request that something on the way takes for too large, and says so in no words of the data server. */
export const tooLarge: Problem = {
  type: '/problems/too_large',
  title: 'The body is too large.',
  status: 413,
  code: 'too_large',
};

/** A request that got no answer again and again, while the data server answered others. The device's own, so it has no status. */
export const cutOff: Problem = { type: '/problems/cut_off', title: 'No answer arrives.', status: 0, code: 'cut_off' };

/** Whether the data server answers a small call now. Throws only when `signal` aborts. */
export async function isAnswering(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(answerTime)]);
  return call(api.GET('/', { signal: limited })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    },
  );
}

/** What the failure of a request means whose answer is not the data server's, where the server answers other calls. */
export function unansweredKind({ kind, status = 0 }: ApiError): 'cut' | 'stumbled' {
  // The page of a gateway says 502 while the server restarts, and a portal's 429 or 401 passes: only what is lost or forbidden is cut off.
  const mayPass = status >= 500 || status < 400 || [401, 407, 408, 425, 429].includes(status);
  return kind === 'not-json' && mayPass ? 'stumbled' : 'cut';
}

/** `cut`: the server answers others, but no answer to this change arrives. */
type Judged = Outcome | { kind: 'cut'; error: ApiError };

/**
 * Sends one change. If no answer of the data server arrives, finds out whether that concerns all calls or this one alone, by a small call and
 * a second try under the same key. Throws only when `signal` aborts.
 */
export async function sendAndJudge(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Judged> {
  const attempt = () => sendEntry(api, entry, AbortSignal.any([signal, AbortSignal.timeout(answerTime)]));
  const first = await attempt();
  if (!isUnanswered(first)) return first;
  if (first.error.status === 413) return { kind: 'refused', problem: tooLarge };
  if (!(await isAnswering(api, signal))) return first;
  // A network that is bad for a moment lets the change through now.
  const second = await attempt();
  if (!isUnanswered(second) || !(await isAnswering(api, signal))) return second;
  return { kind: unansweredKind(second.error), error: second.error };
}

const isUnanswered = (outcome: Outcome): outcome is Outcome & { kind: 'halt' } =>
  outcome.kind === 'halt' && !outcome.error.problem;
