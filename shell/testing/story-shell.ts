import { rolePermissions } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { saveReadingAtom } from '@seguia/shared/platform';
import { beginTry, refuse } from '@seguia/shared/device/outbox/outbox-answers';
import { conflict } from '@seguia/shared/device/outbox/reading-conflict';
import { wholeMark } from '@seguia/shared/device/database/marks';
import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { answering, loggedIn, nothing, problem, storyFarm, storyProfile } from '@seguia/testing/story-server';

type Store = Parameters<typeof loggedIn>[0];

/** Prepares a device of an account of its own, on a farm without any data. */
export function online(store: Store): void {
  loggedIn(store, { as: { ...storyProfile, id: newId() }, farm: storyFarm });
  answering({ '*': nothing });
}

/** The same, for a person who may only look. */
export function viewing(store: Store): void {
  online(store);
  loggedIn(store, { farm: { ...storyFarm, role: 'viewer', permissions: [...rolePermissions.viewer] } });
}

/** The same, with an unreachable server. */
export function offline(store: Store): void {
  online(store);
  answering({});
}

const body = {
  plotId: '0199a000-0000-7000-8000-0000000000b1',
  date: '2026-06-15',
  entryType: 'value',
  intakeEc: 2.1,
} as const;

/** A device whose data is from this morning, and whose server fails since. */
export async function behind(store: Store): Promise<void> {
  online(store);
  answering({ '*': problem(500) });
  const at = Math.floor(new Date().setHours(7, 42, 0, 0) / 1000);
  await (await store.get(deviceAtom)?.db())?.put('marks', { mark: '', at }, wholeMark(storyFarm.id));
}

/** A device with readings that the server does not have yet. */
export async function toSend(store: Store): Promise<void> {
  online(store);
  answering({ '*': () => new Response(null, { status: 503, headers: { 'retry-after': '600' } }) });
  for (const time of ['08:00', '08:04', '08:09'] as const)
    await store.set(saveReadingAtom, { ...body, id: newId(), time });
}

/** The same, with an unreachable server. */
export async function offlineToSend(store: Store): Promise<void> {
  await toSend(store);
  answering({});
}

/** The same, with one reading refused, one in conflict, and one with two changes, of which the first was tried. */
export async function inTrouble(store: Store): Promise<void> {
  await toSend(store);
  const device = store.get(deviceAtom);
  if (!device) throw new Error('Nobody is logged in.');
  const [first, second, third] = await (await device.db()).getAll('outbox');
  if (!first || !second || !third) throw new Error('Nothing waits.');
  const code = 'rule_broken';
  await refuse(device, first, { type: `/problems/${code}`, title: 'Some values break a rule.', status: 422, code });
  await conflict(device, second, { reading: 'deleted', version: 2 });
  await beginTry(device, third.readingId);
  await store.set(saveReadingAtom, { ...body, id: third.readingId, time: '08:10' });
}
