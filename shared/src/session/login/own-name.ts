import { registerPlugin } from '@capacitor/core';
import type { DevicePlugin } from '@capacitor/device';

// The plug-in's own module would bring its half for browsers, which nobody runs.
const Device = registerPlugin<Pick<DevicePlugin, 'getInfo'>>('Device');

/** The name that the person gave the phone; undefined where it has none. Rejects where the app has no such plug-in. */
export async function ownName(): Promise<string | undefined> {
  const { name } = await Device.getInfo();
  return name;
}
