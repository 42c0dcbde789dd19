/** The steps of a start, in the specification's words (section 4, "Startup"); each reads or writes the device or calls the server. */
export interface Steps {
  loadLocale(): Promise<void>;
  loadCustomParams(): void;
  wait(milliseconds: number): Promise<void>;
  /** Whether a data server is defined. */
  loadServer(): boolean;
  clearServer(): void;
  clearSession(): void;
  isLoggedIn(): boolean;
  checkSession(): Promise<'valid' | 'invalid'>;
  fetchProfile(): Promise<void>;
  fetchFarms(): Promise<void>;
  /** Loads the stored farm choice; 'ask' when none is set or the person wants to be asked at each start. */
  loadFarm(): Promise<'chosen' | 'ask'>;
  /** Whether `error` means no network, and the device holds what the app needs to work without: session, profile, farm. */
  canWorkOffline(error: unknown): boolean;
  /** Whether `error` ended the session (401, 408): it was already cleared, and its own path was chosen. */
  endedSession(error: unknown): string | null;
  /** The dialog "An error occurred while trying to restore your session". */
  askRetry(): Promise<'retry' | 'cancel'>;
}

interface Timing {
  startDelay: number;
  restoreRetries: number;
  restoreBackoff: number;
}

/**
 * Runs the start and says where it leads: '/start', '/login', '/farmers' or '/app'. The wait begins first and ends after the
 * custom parameters, so that downloads and the device database use it rather than add to it.
 */
export async function startUp(steps: Steps, timing: Timing): Promise<string> {
  const waited = steps.wait(timing.startDelay);
  await steps.loadLocale();
  steps.loadCustomParams();
  await waited;
  if (!steps.loadServer()) {
    steps.clearServer();
    steps.clearSession();
    return '/start';
  }
  if (!steps.isLoggedIn()) {
    steps.clearSession();
    return '/login';
  }
  return restore(steps, timing);
}

async function restore(steps: Steps, timing: Timing): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if ((await steps.checkSession()) === 'invalid') {
        steps.clearSession();
        return '/login';
      }
      await steps.fetchProfile();
      await steps.fetchFarms();
      return (await steps.loadFarm()) === 'chosen' ? '/app' : '/farmers';
    } catch (error) {
      const ended = steps.endedSession(error);
      if (ended) return ended;
      if (steps.canWorkOffline(error)) return '/app';
      if (attempt <= timing.restoreRetries) await steps.wait(timing.restoreBackoff * attempt);
      else if ((await steps.askRetry()) === 'retry') attempt = 0;
      else {
        steps.clearSession();
        return '/login';
      }
    }
  }
}
