import {
  chooseFarmAtom,
  farmersAtom,
  loadFarmersAtom,
  loginAtom,
  setServerAtom,
  syncStatusAtom,
} from '@seguia/shared/platform';
import type { createStore } from 'jotai';

/** Logs in to a data server and opens the account's first farm, by the doors' atoms alone. */
export async function openFarm(store: ReturnType<typeof createStore>, server: string): Promise<void> {
  store.set(setServerAtom, server);
  await store.set(loginAtom, { email: 'manager@demo.test', password: 'seguia-demo' });
  await store.set(loadFarmersAtom, 'first');
  const farm = store.get(farmersAtom).list.find(({ name }) => name === 'Oasis du Souss');
  await store.set(chooseFarmAtom, farm!.id);
  store.sub(syncStatusAtom, () => undefined); // the device sends and fetches as long as somebody reads this
}
