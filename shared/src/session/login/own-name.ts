import { registerPlugin } from '@capacitor/core';
import type { DevicePlugin } from '@capacitor/device';

// Registered here, because the plug-in's own module would add its code for browsers, which never runs.
const Device = registerPlugin<Pick<DevicePlugin, 'getInfo'>>('Device');

/** The name that the person gave the phone; undefined where it has none. Rejects if the app does not have the plug-in. */
export async function ownName(): Promise<string | undefined> {
  const { name } = await Device.getInfo();
  return name;
}
