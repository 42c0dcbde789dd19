import { deviceIsNative } from './config.ts';

interface NativeDevice {
  Plugins?: { Device?: { getInfo(): Promise<{ name?: string }> } };
}

/**
 * What the device calls itself at login: its own name in the native app, else `browser (` + the first 8 characters of a random UUID + `)`
 * (specification, section 5).
 */
export async function deviceName(): Promise<string> {
  const device = deviceIsNative ? (globalThis as { Capacitor?: NativeDevice }).Capacitor?.Plugins?.Device : undefined;
  const name = (await device?.getInfo().catch(() => null))?.name?.trim();
  return name ? name.slice(0, 120) : `browser (${randomStart()})`;
}

// crypto.randomUUID is missing on pages served over http: from a farm's own machine.
function randomStart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
