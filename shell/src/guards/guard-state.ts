import { readFarmChoice } from '@seguia/shared/session/account/farm-choice';
import { readServer } from '@seguia/shared/session/account/server';
import { isLoggedIn, readProfile } from '@seguia/shared/session/account/session';
import { onStored } from '@seguia/shared/session/storage/storage';
import { accountNow } from '../atom-store/session-store.ts';
import type { GuardState } from './guards.ts';

export interface GuardReader {
  /**
   * The guards' state, read from the device at this moment. A login counts once the profile is there: before, nobody knows whose farm
   * choice applies, and a login that fails half-way must not leave its form.
   */
  state(): GuardState;
  /** Makes this account's earlier farm choice not count until it chooses again ("choose the farm at each launch"). */
  requireFarmChoice(): void;
}

export function createGuardReader(): GuardReader {
  /** The account that still has to choose. */
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
