import { readFarmChoice } from '@seguia/shared/session/account/farm-choice';
import { readServer } from '@seguia/shared/session/account/server';
import { isLoggedIn, readProfile } from '@seguia/shared/session/account/session';
import { onStored } from '@seguia/shared/session/storage/storage';
import { accountNow } from '../store/session-store.ts';
import type { GuardState } from './guards.ts';

export interface GuardReader {
  /**
   * What the guards look at, read from the device at this moment. A login is done once the profile is there: until then nobody knows whose
   * farm choice counts, and a login that fails half-way has not left its form.
   */
  state(): GuardState;
  /** Until this account chooses a farm in this run of the app, its earlier choice does not count ("choose the farm at each launch"). */
  requireFarmChoice(): void;
}

export function createGuardReader(): GuardReader {
  /** The account that is still to choose. */
  let needsChoice: string | null = null;
  return {
    state: () => ({
      server: readServer() !== null,
      loggedIn: isLoggedIn() && readProfile() !== null,
      farm: readFarmChoice().farm !== null && accountNow() !== needsChoice,
    }),
    requireFarmChoice() {
      const account = (needsChoice = accountNow());
      const stop = onStored((key) => {
        if (key !== `seguia.farm:${account}`) return;
        needsChoice = null;
        stop();
      });
    },
  };
}
