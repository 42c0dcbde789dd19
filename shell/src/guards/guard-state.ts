import { readFarmChoice } from '@seguia/shared/session/account/farm-choice';
import { readServer } from '@seguia/shared/session/account/server';
import { isLoggedIn, readProfile } from '@seguia/shared/session/account/session';
import { onStored } from '@seguia/shared/session/storage/storage';
import type { GuardState } from './guards.ts';

export interface GuardReader {
  /**
   * What the guards look at, read from the device at this moment. A login is done once the profile is there: until then nobody knows whose
   * farm choice counts, and a login that fails half-way has not left its form.
   */
  state(): GuardState;
  /** Until a farm is chosen in this run of the app, an earlier choice does not count ("choose the farm at each launch"). */
  requireFarmChoice(): void;
}

export function createGuardReader(): GuardReader {
  let needsChoice = false;
  return {
    state: () => ({
      server: readServer() !== null,
      loggedIn: isLoggedIn() && readProfile() !== null,
      farm: readFarmChoice().farm !== null && !needsChoice,
    }),
    requireFarmChoice() {
      needsChoice = true;
      const stop = onStored((key) => {
        if (!key?.startsWith('seguia.farm:')) return;
        needsChoice = false;
        stop();
      });
    },
  };
}
