import { atom, type Getter } from 'jotai';
import * as v from 'valibot';
import type { Farm } from '@seguia/openapi';
import type { FarmClock } from '../../domain/farm-time.ts';
import { accountKey } from './account.ts';
import { accountKeyAtom, readAccount } from './session.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

/** The farm choice of one account, so that nobody on a shared phone inherits another person's. */
export interface FarmChoice {
  farm: Farm | null;
  /** Whether the person chooses the farm at each start. */
  ask: boolean;
}

const none: FarmChoice = { farm: null, ask: false };
const keyOf = (account: string) => `seguia.farm:${account}`;

const hasId = v.object({ id: v.string() });
/** Takes from a stored choice the fields that are valid; the farm's other fields come from the server as they are. */
const schema = v.object({
  farm: v.fallback(v.nullable(v.custom<Farm>((value) => v.is(hasId, value))), null),
  ask: v.fallback(v.boolean(), false),
});
const parse = jsonOr<FarmChoice>(schema, none);

export const farmChoiceAtom = storedAtom<FarmChoice>((get) => {
  const account = get(accountKeyAtom);
  return account && keyOf(account);
}, parse);

/** The chosen farm, or null. */
export const farmAtom = atom((get) => get(farmChoiceAtom).farm);

/** The path parameter of a call about the chosen farm. Throws where none is chosen. */
export function farmPath(get: Getter): { farmer_id: string } {
  const farm = get(farmAtom);
  if (!farm) throw new Error('No farm is chosen.');
  return { farmer_id: farm.id };
}

/** As text, so that the clock stays the same object as long as the server's table does. */
const clockTextAtom = atom((get) => {
  const { timeZone: zone = 'UTC', utcOffsets: offsets = [] } = get(farmAtom) ?? {};
  return JSON.stringify({ zone, offsets } satisfies FarmClock);
});

/** The chosen farm's clock. A choice that was stored before farms had a table uses this device's rules until the next refresh. */
export const farmClockAtom = atom((get) => JSON.parse(get(clockTextAtom)) as FarmClock);

/** "Choose the farm at each launch". */
export const askFarmAtom = atom(
  (get) => get(farmChoiceAtom).ask,
  (get, set, ask: boolean) => set(farmChoiceAtom, { ...get(farmChoiceAtom), ask }),
);

/** The farm choice as it is stored now. */
export function readFarmChoice(): FarmChoice {
  const account = readAccount();
  return account ? parse(readStored(keyOf(accountKey(account)))) : none;
}

export function writeFarmChoice(choice: FarmChoice): void {
  const account = readAccount();
  if (account) writeStored(keyOf(accountKey(account)), JSON.stringify(choice));
}

/** Forgets the chosen farm if it is this one (it has left the module), so that the person chooses again. Returns whether it was. */
export function dropFarm(farmerId: string): boolean {
  const choice = readFarmChoice();
  if (choice.farm?.id !== farmerId) return false;
  writeFarmChoice({ ...choice, farm: null });
  return true;
}
