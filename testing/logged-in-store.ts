import { createStore } from 'jotai';
import { newId } from '../shared/src/domain/uuid.ts';
import { farmChoiceAtom } from '../shared/src/session/account/farm-choice.ts';
import { serverAtom } from '../shared/src/session/account/server.ts';
import { profileAtom, sessionAtom } from '../shared/src/session/account/session.ts';

/** A store of a person who is logged in and has chosen a farm in Kolkata. It sends nothing. */
export function loggedInStore(farmId = 'farm') {
  const store = createStore();
  const me = { id: newId(), firstname: 'Malika', lastname: 'Benali' };
  const farm = { id: farmId, name: 'Oasis', timeZone: 'Asia/Kolkata', utcOffsets: [] };
  store.set(serverAtom, 'https://api.oasis.example');
  store.set(sessionAtom, { token: 't', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9 });
  store.set(profileAtom, {
    ...me,
    email: 'malika@example.test',
    avatar: null,
    createdAt: 1,
    updatedAt: 1,
    permissions: [],
  });
  store.set(farmChoiceAtom, { farm: farm as never, ask: false });
  return { store, me };
}
