import { accountKey, type Account } from '../session/session.ts';
import { Changes } from './changes.ts';
import { openDatabase, type DeviceDb } from './database.ts';

/** The device's own data of one account on one data server. */
export interface Device {
  name: string;
  account: Account;
  changes: Changes;
  /** The open database; opened when first asked for, and again when it was lost. Rejects where the browser has no storage to give. */
  db(): Promise<DeviceDb>;
}

const devices = new Map<string, Device>();

/** The one Device of an account. `place` tells several apart that share a process, as tests do. */
export function deviceOf(account: Account, place = ''): Device {
  const name = `seguia${place}:${accountKey(account)}`;
  const known = devices.get(name);
  if (known) return known;
  let opened: Promise<DeviceDb> | null = null;
  const device: Device = {
    name,
    account,
    changes: new Changes(name),
    db() {
      opened ??= openDatabase(name, () => (opened = null)).catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
  };
  devices.set(name, device);
  return device;
}
