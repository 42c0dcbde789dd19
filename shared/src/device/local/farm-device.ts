import { atom } from 'jotai';
import type { FarmClock } from '../../domain/farm-time.ts';
import { farmAtom, farmClockAtom } from '../../session/account/farm-choice.ts';
import { serverAtom } from '../../session/account/server.ts';
import { profileAtom, sessionAtom } from '../../session/account/session.ts';
import { deviceOf, type Device } from './device.ts';

/** The chosen farm's data on the device. It is the same object as long as account and farm stay the same. */
export interface FarmDevice {
  device: Device;
  farmId: string;
  clock: FarmClock;
  /** The account's id. */
  me: string;
}

const accountIdAtom = atom((get) => (get(sessionAtom) ? (get(profileAtom)?.id ?? null) : null));

/** The device of the account that is logged in; null without one. */
export const deviceAtom = atom<Device | null>((get) => {
  const server = get(serverAtom);
  const id = get(accountIdAtom);
  return server && id ? deviceOf({ server, id }) : null;
});

const farmIdAtom = atom((get) => get(farmAtom)?.id ?? null);

export const farmDeviceAtom = atom<FarmDevice | null>((get) => {
  const device = get(deviceAtom);
  const farmId = get(farmIdAtom);
  return device && farmId ? { device, farmId, clock: get(farmClockAtom), me: device.account.id } : null;
});

/** Like `farmDeviceAtom`, for writes: throws where no farm is chosen. */
export function needFarmDevice(source: FarmDevice | null): FarmDevice {
  if (!source) throw new Error('No farm is chosen.');
  return source;
}
