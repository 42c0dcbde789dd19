import { ApiError } from '@seguia/shared/start';
import { endSession } from '@seguia/shared/session/account/end-session';
import { checkSession, fetchProfile, refreshFarm } from '@seguia/shared/session/login/restore';
import { readSession } from '@seguia/shared/session/account/session';
import { broadcastSessionEvent } from '@seguia/shared/session/account/session-events';
import { Backoff } from '@seguia/shared/sync/backoff';

/** The time limit in milliseconds of each call behind the open app. */
const patience = () => AbortSignal.timeout(12_000);
/** The longest timer in milliseconds: a pause may last weeks, which a timer cannot. */
const longestTimer = 3_600_000;

/**
 * Makes up behind the open app for a start without an answer: checks the session, fetches profile and farm. Tries with growing pauses, and
 * at once when the network is back, until the server has answered or this session is over.
 */
export async function checkLater(backoff = new Backoff()): Promise<void> {
  const token = readSession()?.token;
  const stands = () => token !== undefined && readSession()?.token === token;
  backoff.fail();
  while (stands()) {
    try {
      await pause(backoff);
      if (stands()) await check();
      return;
    } catch (error) {
      if (!mayPass(error)) return;
      backoff.fail(error instanceof ApiError ? error.retryAfter : undefined);
    }
  }
}

async function check(): Promise<void> {
  if ((await checkSession(patience())) === 'invalid') {
    endSession();
    broadcastSessionEvent({ kind: 'unauthorized' });
    return;
  }
  await fetchProfile(patience());
  await refreshFarm(patience());
}

/** Whether another try may succeed: there was no answer, no answer of a data server, or the server has a problem of its own. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'problem' || error.status === 429 || (error.status ?? 0) >= 500;
}

/** Waits for the pause to end. When the network is back the pause gets shorter, except for the server's `Retry-After`. */
async function pause(backoff: Backoff): Promise<void> {
  while (backoff.rest > 0) {
    const listening = new AbortController();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(backoff.rest, longestTimer));
      const back = () => {
        backoff.hurry();
        clearTimeout(timer);
        resolve();
      };
      addEventListener('online', back, { signal: listening.signal });
    });
    listening.abort();
  }
}
