import { ApiError } from '@seguia/shared/start';
import { endSession } from '@seguia/shared/session/account/end-session';
import { checkSession, fetchProfile, refreshFarm } from '@seguia/shared/session/login/restore';
import { readSession } from '@seguia/shared/session/account/session';
import { broadcastSessionEvent } from '@seguia/shared/session/account/session-events';
import { Backoff } from '@seguia/shared/sync/backoff';

/** How long one answer is waited for behind the open app; milliseconds. */
const patience = () => AbortSignal.timeout(12_000);
/** A pause is checked again after this long: a timer cannot run for weeks. Milliseconds. */
const longestTimer = 3_600_000;

/**
 * Does behind the open app what a start without an answer left out: checks the session, fetches profile and farm. Tries with growing
 * pauses, and at once when the network is back, until the server has answered or this session is over.
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

/** Whether another try may go better: no answer, no data server's answer, or a server in trouble. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'problem' || error.status === 429 || (error.status ?? 0) >= 500;
}

/** Waits for the pause to end; a network that is back shortens it, except a `Retry-After` of the server. */
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
