import { withTimeLimit } from '../storage/time-limit.ts';
import { deviceIsNative } from './config.ts';

/** Milliseconds that a login waits for the phone to say its name. */
const patience = 2000;

/**
 * What the device calls itself at login: its own name in the native app, else `browser (` + the first 8 characters of a random UUID + `)`
 * (specification, section 5).
 */
export async function deviceName(): Promise<string> {
  const name = deviceIsNative ? (await withTimeLimit(ownName(), patience).catch(() => undefined))?.trim() : undefined;
  return name ? name.slice(0, 120) : `browser (${randomStart()})`;
}

const ownName = async () => (await import(/* webpackChunkName: "native" */ './own-name.ts')).ownName();

// crypto.randomUUID is missing on pages served over http: from a farm's own machine.
function randomStart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
