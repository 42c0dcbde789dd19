import { writeStored } from '../storage/storage.ts';
import type { Account } from './account.ts';
import { forgetSession, readAccount } from './session.ts';

const clearers = new Set<(account: Account) => void>();

/** Registers a function that clears an account's cached data when its session ends (used by the device database). */
export function onSessionEnd(clear: (account: Account) => void): void {
  clearers.add(clear);
}

/**
 * Ends the session on this device: removes token, profile, the account's view settings and everything cached (specification, section 4).
 * Language, theme, last e-mail, farm choice and unsent readings stay.
 */
export function endSession(): void {
  const account = readAccount();
  forgetSession();
  writeStored('custom_params', null);
  if (account) for (const clear of clearers) clear(account);
}
