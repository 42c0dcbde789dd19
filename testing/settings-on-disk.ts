import { DurableSettings } from '../shared/src/session/storage/durable-settings.ts';
import { profileKey, serverKey, sessionKey } from '../shared/src/session/account/account.ts';
import type { TestPerson } from './data-server.ts';

/** Logs a person in, or out (null), in the device's settings only; they are on the disk when this resolves. */
export async function logInOnDisk(url: string, person: Pick<TestPerson, 'id' | 'token'> | null): Promise<void> {
  const settings = new DurableSettings(() => undefined);
  await settings.open(() => []);
  const session = person && { token: person.token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 2 };
  settings.set(serverKey, url);
  settings.set(sessionKey, session && JSON.stringify(session));
  settings.set(profileKey, person && JSON.stringify({ id: person.id }));
  await settings.written();
}
