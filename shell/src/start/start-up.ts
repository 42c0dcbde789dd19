/** The steps of a start, with the specification's names (section 4, "Startup"). Each reads or writes the device, or calls the server. */
export interface Steps {
  loadLocale(): Promise<void>;
  loadCustomParams(): void;
  /** Gives up the early answers that no step has taken (docs/decisions/328). */
  forgetEarly(): void;
  wait(milliseconds: number): Promise<void>;
  /** Whether a data server is defined. */
  loadServer(): boolean;
  clearServer(): void;
  clearSession(): void;
  isLoggedIn(): boolean;
  checkSession(): Promise<'valid' | 'invalid'>;
  fetchProfile(): Promise<void>;
  fetchFarms(): Promise<void>;
  /** Loads the stored farm choice; 'ask' when none is stored or the person chooses the farm at each start. */
  loadFarm(): Promise<'chosen' | 'ask'>;
  /** Whether the device holds enough to work without a server: session, profile, farm. */
  holdsEnough(): boolean;
  /** Whether it also holds everything that the app opens with, including the farm. */
  opensAtOnce(): boolean;
  /** Whether `error` means that nothing answered. */
  noAnswer(error: unknown): boolean;
  /** Begins to check the session behind the open app. */
  checkLater(): void;
  /** Where to go if the session ended during the check (401, 408, or in another tab); null while it is valid. */
  endedSession(error: unknown): string | null;
  /** Whether `error` is the server's answer that the farm has not subscribed to this module (416). */
  notSubscribed(error: unknown): boolean;
  /** The dialog that says so. Resolves when the person has pressed OK. */
  showNotSubscribed(): Promise<void>;
  /** The dialog "An error occurred while trying to restore your session"; with `mayGoOn` it offers to work offline. */
  offerRetry(mayGoOn: boolean): Promise<RestoreAnswer>;
}

export type RestoreAnswer = 'retry' | 'offline' | 'cancel';

interface Timing {
  startDelay: number;
  restoreRetries: number;
  restoreBackoff: number;
}

/** How long an app that could open at once waits behind its loader for the server's answers, in milliseconds (docs/decisions/196). */
const openAfter = 2000;

/** Where a start leads: '/start', '/login', '/farmers' or '/app'. */
export interface Start {
  to: string;
  /** For an app that opens at once: where the check of the session leads, which continues behind it. */
  checked?: Promise<string>;
}

/**
 * Runs the start and tells where it leads. The wait begins first and ends after the custom parameters, so that downloads and the device
 * database run within it. The session is checked before the app opens. If the device holds everything that the app opens with, nobody waits
 * longer than `openAfter` for the server, which goes on behind the open app.
 */
export async function startUp(steps: Steps, timing: Timing): Promise<Start> {
  const waited = steps.wait(timing.startDelay);
  await steps.loadLocale();
  steps.loadCustomParams();
  await waited;
  if (!steps.loadServer()) {
    steps.clearServer();
    steps.clearSession();
    return { to: '/start' };
  }
  if (!steps.isLoggedIn()) {
    steps.clearSession();
    return { to: '/login' };
  }
  const opensAtOnce = steps.opensAtOnce();
  let isRefused = false;
  const checked = restore(steps, timing, () => (isRefused = true));
  if (!opensAtOnce) return { to: await checked };
  const to = await Promise.race([checked, steps.wait(openAfter).then(() => null)]);
  // While the dialog of the module is read, no app opens behind it.
  if (to === null && isRefused) return { to: await checked };
  return to === null ? { to: '/app', checked } : { to };
}

async function restore(steps: Steps, timing: Timing, onRefused: () => void): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if ((await steps.checkSession()) === 'invalid') return logOut(steps);
      await steps.fetchProfile();
      await steps.fetchFarms();
      return (await steps.loadFarm()) === 'chosen' ? '/app' : '/farmers';
    } catch (error) {
      steps.forgetEarly(); // what is tried again is requested again
      const ended = steps.endedSession(error);
      if (ended) return ended;
      if (steps.notSubscribed(error)) {
        onRefused();
        await steps.showNotSubscribed();
        return '/farmers';
      }
      if (steps.noAnswer(error) && steps.holdsEnough()) return workOffline(steps);
      if (attempt <= timing.restoreRetries) {
        await steps.wait(timing.restoreBackoff * attempt);
        continue;
      }
      const answer = await steps.offerRetry(steps.holdsEnough());
      if (answer === 'cancel') return logOut(steps);
      if (answer === 'offline') return workOffline(steps);
      attempt = 0;
    }
  }
}

function workOffline(steps: Steps): string {
  steps.checkLater();
  return '/app';
}

function logOut(steps: Steps): string {
  steps.clearSession();
  return '/login';
}
