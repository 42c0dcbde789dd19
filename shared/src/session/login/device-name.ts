import { withTimeLimit } from '../storage/time-limit.ts';
import { deviceIsNative } from './config.ts';

/** Milliseconds that a login waits for the phone's name. */
const patience = 2000;

/**
 * The device's name at login: its own name in the native app, otherwise `browser (` + the first 8 characters of a random UUID + `)`
 * (specification, section 5).
 */
export async function deviceName(): Promise<string> {
  const name = deviceIsNative ? (await withTimeLimit(ownName(), patience).catch(() => undefined))?.trim() : undefined;
  return name ? name.slice(0, 120) : `browser (${randomStart()})`;
}

const ownName = async () => (await import(/* webpackChunkName: "native" */ './own-name.ts')).ownName();

// crypto.randomUUID is missing on pages that a farm's own machine serves over http:.
function randomStart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
