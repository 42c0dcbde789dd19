import { readFarmChoice } from '@seguia/shared/session/account/farm-choice';
import { readServer } from '@seguia/shared/session/account/server';
import { isLoggedIn, readProfile } from '@seguia/shared/session/account/session';
import { onStored } from '@seguia/shared/session/storage/storage';
import type { GuardState } from './start/guards.ts';

let asking = false;

/** Until a farm is chosen in this run of the app, an earlier choice does not count ("choose the farm at each launch"). */
export function requireFarmChoice(): void {
  asking = true;
  const stop = onStored((key) => {
    if (!key?.startsWith('seguia.farm:')) return;
    asking = false;
    stop();
  });
}

/**
 * What the guards look at, read from the device at this moment. A login is done once the profile is there: until then nobody knows whose
 * farm choice counts, and a login that fails half-way has not left its form.
 */
export function guardState(): GuardState {
  return {
    server: readServer() !== null,
    loggedIn: isLoggedIn() && readProfile() !== null,
    farm: readFarmChoice().farm !== null && !asking,
  };
}
