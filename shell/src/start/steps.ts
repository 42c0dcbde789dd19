import { ApiError } from '@seguia/shared/start';
import { forgetEarly } from '@seguia/shared/session/api/early-answers';
import { loadFarmersAtom } from '@seguia/shared/session/login/farmers';
import { endSession } from '@seguia/shared/session/account/end-session';
import {
  canOpenOffline,
  checkSession,
  fetchProfile,
  loadFarm,
  refreshFarm,
} from '@seguia/shared/session/login/restore';
import { clearServer, readServer } from '@seguia/shared/session/account/server';
import { isLoggedIn } from '@seguia/shared/session/account/session';
import { loadCustomParamsAtom } from '@seguia/shared/session/settings/settings';
import type { createStore } from 'jotai';
import { checkLater } from './check-later.ts';
import type { Steps } from './start-up.ts';

type Store = ReturnType<typeof createStore>;

/**
 * The time limit of one answer of the data server in milliseconds (the client itself has none): shorter where the device holds enough to
 * open without the server.
 */
const limit = () => AbortSignal.timeout(canOpenOffline() ? 3000 : 12_000);

/** The steps of a real start; `page` has those that are drawn. */
export function realSteps(store: Store, page: Pick<Steps, 'loadLocale' | 'offerRetry' | 'showNotSubscribed'>): Steps {
  return {
    ...page,
    loadCustomParams: () => store.set(loadCustomParamsAtom),
    forgetEarly,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    loadServer: () => readServer() !== null,
    clearServer,
    clearSession: endSession,
    isLoggedIn,
    checkSession: () => checkSession(limit()),
    fetchProfile: () => fetchProfile(limit()),
    fetchFarms: () => store.set(loadFarmersAtom, 'first', { signal: limit() }),
    async loadFarm() {
      const choice = loadFarm();
      if (choice === 'chosen') void refreshFarm(limit()).catch(() => undefined); // the stored farm serves meanwhile
      return choice;
    },
    holdsEnough: canOpenOffline,
    opensAtOnce: () => canOpenOffline() && loadFarm() === 'chosen',
    noAnswer: (error) => error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout'),
    notSubscribed: (error) => error instanceof ApiError && error.status === 416,
    checkLater: () => void checkLater(),
    endedSession(error) {
      if (isLoggedIn()) return null;
      return error instanceof ApiError && error.status === 401 ? '/' : '/login';
    },
  };
}
