import { newId } from '@seguia/shared/domain/uuid';
import { saveReadingAtom } from '@seguia/shared/platform';
import { answering, loggedIn, nothing, storyFarm, storyProfile } from '../../shared/src/testing/story-server.ts';

type Store = Parameters<typeof loggedIn>[0];

/** Prepares a device on which somebody of an account of its own works on a farm that has nothing yet. */
export function online(store: Store): void {
  loggedIn(store, { as: { ...storyProfile, id: newId() }, farm: storyFarm });
  answering({ '*': nothing });
}

/** The same, with no server to be reached. */
export function offline(store: Store): void {
  online(store);
  answering({});
}

/** A device with readings that the server does not take yet. */
export async function toSend(store: Store): Promise<void> {
  online(store);
  answering({ '*': () => new Response(null, { status: 503, headers: { 'retry-after': '600' } }) });
  const plotId = '0199a000-0000-7000-8000-0000000000b1';
  const body = { plotId, date: '2026-06-15', entryType: 'value', intakeEc: 2.1 } as const;
  for (const time of ['08:00', '08:04', '08:09'] as const)
    await store.set(saveReadingAtom, { ...body, id: newId(), time });
}
