// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import {
  call,
  camel,
  type FieldError,
  type OutboxEntry,
  outboxAtom,
  type Problem,
  saveReadingAtom,
  saveWaterDaysAtom,
  syncNowAtom,
} from '@seguia/shared/platform';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aPhoto } from '@seguia/testing/photos';
import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  person = await world.person();
});
afterAll(() => world.close());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const now = { date: '2026-03-01', time: '09:12', entryType: 'value' } as const;
const save = (screen: Screen, body: object) =>
  act(() => screen.store.set(saveReadingAtom, { ...now, plotId: world.plots[0]!, ...body }));
const states = (screen: Screen) => screen.store.get(outboxAtom).map(({ state }) => state);

test('The page says that nothing is left to do when everything is sent', async () => {
  const screen = await world.open('/app/unsent', person);
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

test('The page keeps a refused change with its reason, to correct or discard', async () => {
  const screen = await world.open('/app/unsent', person);
  await world.server.db
    .updateTable('plots')
    .set({ closed: 1, updated_at: 0 })
    .where('id', '=', world.plots[2]!)
    .execute();
  await save(screen, { plotId: world.plots[2], intakeEc: 2.4 });
  expect(await screen.findByText('Not accepted: this plot is closed. Edit or discard.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this change?' });
  await screen.person.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

test('The page shows two versions of a reading side by side, and the person takes a value from each', async () => {
  const id = await world.record(person, { intakeEc: 2.4, intakePh: 5.8 });
  const manager = await world.person('manager');
  const screen = await world.open('/app/unsent', person);
  // The device knows version 1; the server gets the manager's version 2 first.
  await world.record(manager, { id, version: 1, intakeEc: 2.6, intakePh: 6 });
  await save(screen, { id, intakeEc: 2.5, intakePh: 5.9 });
  await waitFor(() => expect(states(screen)).toEqual(['conflict']), soon);
  const ec = screen.getByRole('group', { name: 'Intake EC' });
  expect(ec.textContent).toMatch(/Your version.*2\.50.*Server’s version.*2\.60/);
  await screen.person.click(within(ec).getByRole('radio', { name: /Server’s version/ }));
  await screen.person.click(screen.getByRole('button', { name: 'Save this choice' }));
  await act(async () => screen.store.set(syncNowAtom));
  await waitFor(() => expect(states(screen)).toEqual([]), soon);
  const row = await world.server.db.selectFrom('readings').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ intake_ec: 2.6, intake_ph: 5.9, version: 3 });
});

test('Values that stay as on the server are named without marks of direction', async () => {
  const id = await world.record(person, { intakeEc: 2.4 });
  const manager = await world.person('manager');
  const screen = await world.open('/app/unsent', person);
  const params = { path: { farmer_id: world.farmId, id } };
  const { data } = await world.server.apiOf(person).GET('/farmers/{farmer_id}/readings/{id}', { params });
  await world.record(manager, { id, version: 1, intakeEc: 2.6, note: 'Vent' });
  await save(screen, { id, intakeEc: 2.5, seen: camel(data!) });
  const sentence = await screen.findByText(/^Changed on the server/, {}, soon);
  expect(sentence.textContent).toBe('Changed on the server, and kept: Note Vent.');
});

const problem = (status: number, errors: FieldError[] = []): Problem => ({
  type: '/problems/x',
  title: 'A title.',
  status,
  code: 'x',
  errors,
});
test('The page does not call an entry of a newer app version a deletion', async () => {
  const screen = await world.open('/app/unsent', person);
  const device = screen.store.get(deviceAtom)!;
  const of = { kind: 'put', readingId: 'soil', key: newId(), farmId: world.farmId, baseVersion: null } as const;
  const entry = { ...of, state: 'waiting', createdAt: 1, attempts: 0 } as const;
  await (await device.db()).add('outbox', entry as unknown as OutboxEntry);
  act(() => device.changes.announce('outbox'));
  expect(await screen.findByText('Not sent yet')).toBeTruthy();
  expect(screen.queryByText(/^Deletion/)).toBeNull();
});

/** Puts a change on the device that a server has refused with `answer`; that server may know more rules than ours. */
async function refused(screen: Screen, answer: Problem, content: Partial<OutboxEntry> = {}): Promise<void> {
  const device = screen.store.get(deviceAtom)!;
  const body = { ...now, plotId: world.plots[0]!, intakePh: 5.8, drainEc: 3.1, drainPercent: 30, note: 'n' };
  const entry = {
    key: newId(),
    kind: 'put',
    readingId: newId(),
    farmId: world.farmId,
    ...(Object.keys(content).length > 0 ? content : { body }),
    baseVersion: null,
  } as const;
  const write = { ...entry, state: 'refused', problem: answer, createdAt: 1, attempts: 1 } as const;
  await (await device.db()).add('outbox', write as unknown as OutboxEntry);
  act(() => device.changes.announce('outbox'));
}

/** Takes a right from the person on the farm; returns a function that gives it back. */
async function restrict(change: 'role' | 'link' | 'module'): Promise<() => Promise<void>> {
  const { db } = world.server;
  const mine = { farmer_id: world.farmId, account_id: person.id };
  const role = (to: 'viewer' | 'recorder') => async () => {
    await db.updateTable('farm_accounts').set({ role: to }).where('account_id', '=', person.id).execute();
  };
  const modules = (to: string) => async () => {
    await db.updateTable('farmers').set({ modules: to }).where('id', '=', world.farmId).execute();
  };
  const link = async () => {
    await db
      .insertInto('farm_accounts')
      .values({ ...mine, role: 'recorder', permissions: null })
      .execute();
  };
  const unlink = async () => {
    await db.deleteFrom('farm_accounts').where('account_id', '=', person.id).execute();
  };
  const [take, give] = {
    role: [role('viewer'), role('recorder')],
    link: [unlink, link],
    module: [modules('[]'), modules('["fertirrigation"]')],
  }[change];
  await take?.();
  return give!;
}

/** Returns an element's text without the marks that isolate numbers, and with plain spaces. */
const plain = (element: HTMLElement) =>
  element.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

test('The page names a refused value with its reason, and one tap corrects it', async () => {
  const screen = await world.open('/app/unsent', person);
  const saved = await save(screen, { intakeEc: 2400, drainPh: 15 });
  expect(plain(await screen.findByText(/Edit or discard\.$/))).toBe(
    'Not accepted: Intake EC 2,400.00 mS/cm must be 20 mS/cm or less and Drain pH 15.00 must be between 0 and 14. Edit or discard.',
  );
  await save(screen, { id: saved.id, intakeEc: 2400 });
  await waitFor(() => expect(screen.getByText(/Edit or discard\.$/).textContent).not.toContain('Drain pH'), soon);
  await screen.person.click(await screen.findByRole('button', { name: /2\.40/ }));
  expect(await screen.findByText('All sent.')).toBeTruthy();
  const row = await world.server.db.selectFrom('readings').selectAll().where('id', '=', saved.id).executeTakeFirst();
  expect(row).toMatchObject({ intake_ec: 2.4, version: 1 });
});

test.each([
  [422, 'plot_id', 'plot_closed', 'this plot is closed'],
  [422, 'plot_id', 'plot_unknown', 'this plot is no longer there'],
  [422, 'date', 'date_in_future', /the date is in the future \(\S*26 \S*9:12.*\)/],
  [422, 'values', 'nothing_measured', 'no value is entered'],
  [422, 'drain_ec', 'ec_negative', 'Drain EC 3.10 mS/cm cannot be below 0'],
  [422, 'drain_percent', 'percent_negative', /Drain percentage 30.* cannot be below 0/],
  [422, 'dripper_count', 'drippers_not_whole', /Number of drippers must be a whole number/],
  [422, 'dripper_count', 'drippers_under_1', /Number of drippers must be at least 1/],
  [422, 'intake_per_dripper', 'volume_zero', /Intake per dripper must be above 0/],
  [422, 'total_drained', 'required', /Total drained must be entered/],
  [422, 'note', 'too_long', 'Note must have 2,000 characters or fewer'],
  [422, 'intake_ph', 'a_rule_of_tomorrow', 'Intake pH 5.80 is not accepted'],
  [400, '', '', /the server does not take it \(A title\.\)/],
  [404, '', '', 'this reading is no longer there'],
] as const)('explains %d %s %s', async (status, field, code, reason) => {
  const screen = await world.open('/app/unsent', person);
  await refused(screen, problem(status, code ? [{ field, code, message: '' }] : []));
  const text = await screen.findByText(/Edit or discard\.$/);
  expect(plain(text)).toMatch(reason);
});

const ofWater = { water: { id: '2026-06-15', values: { irrigation: 250, radiation: null }, seen: null } };
const ofCalibration = {
  calibration: { id: 'c', meterId: 'm', at: 1_780_000_000, points: [] } as unknown as NonNullable<
    OutboxEntry['calibration']
  >,
};

test.each([
  ['date', 'date_in_future', ofWater, /the date is in the future \(.*15.*\)/],
  ['irrigation', 'above_possible', ofWater, 'Water given 250.00 L/m² must be between 0 and 100 L/m²'],
  ['at', 'date_in_future', ofCalibration, /the date is in the future \(.*26.*:\d\d.*\)/],
  ['points', 'not_measured', ofCalibration, 'this meter does not measure that (pH)'],
  ['cell_constant', 'not_measured', ofCalibration, 'this meter does not measure that (EC)'],
  ['meter_id', 'meter_unknown', ofCalibration, 'this meter is no longer there'],
] as const)('explains %s %s of what is no reading', async (field, code, content, reason) => {
  const screen = await world.open('/app/unsent', person);
  await refused(screen, problem(422, [{ field, code, message: '' }]), content);
  expect(plain(await screen.findByText(/Edit or discard\.$/))).toMatch(reason);
});

test.each([
  ['role', 'your role does not allow it'],
  ['link', 'the farm is no longer linked to your account'],
  ['module', 'the farm no longer has access to this module'],
] as const)('A change that waits for the %s says so, and is sent once it is allowed', async (change, reason) => {
  const screen = await world.open('/app/unsent', person);
  const giveBack = await restrict(change);
  const saved = await save(screen, { intakeEc: 2.4 });
  const why = `Waits: ${reason}. Sent as soon as it is allowed.`;
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  // A farm without a subscription is no longer chosen.
  if (change !== 'module') {
    await save(screen, { id: saved.id, intakeEc: 2.5 });
    await waitFor(() => expect(screen.store.get(outboxAtom)).toHaveLength(2));
    expect(screen.getByText(why)).toBeTruthy();
  }
  await giveBack();
  await act(async () => screen.store.set(syncNowAtom));
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

/** Makes the device store nothing more, until `vi.restoreAllMocks()`. */
function fillDevice(): void {
  for (const write of ['put', 'delete'] as const)
    vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
}
/** Presses a button on a full device, and reads the error. */
async function pressInVain(screen: Screen, press: () => Promise<void>): Promise<void> {
  fillDevice();
  await press();
  expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toMatch(/nothing is saved/);
  vi.restoreAllMocks();
  await screen.person.click(screen.getByRole('button', { name: 'OK' }));
}

test('The app says that a full device can neither resend nor discard a refused change, and keeps it', async () => {
  const screen = await world.open('/app/unsent', person);
  await refused(screen, problem(400));
  const press = (name: string) => async () => screen.person.click(await screen.findByRole('button', { name }));
  await pressInVain(screen, press('Send again'));
  await press('Discard')();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard this change?' }));
  await pressInVain(screen, () => screen.person.click(dialog.getByRole('button', { name: 'Discard' })));
  expect(states(screen)).toEqual(['refused']);
});

test('The app says that a full device cannot settle a conflict, which can be settled later', async () => {
  const id = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open('/app/unsent', person);
  await world.record(await world.person('manager'), { id, version: 1, intakeEc: 2.6 });
  await save(screen, { id, intakeEc: 2.5 });
  await waitFor(() => expect(states(screen)).toEqual(['conflict']), soon);
  const choose = () => screen.person.click(screen.getByRole('button', { name: 'Keep the server’s' }));
  await pressInVain(screen, choose);
  await choose();
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

test('A recorder who may not change a colleague’s water day takes the colleague’s version', async () => {
  const screen = await world.open('/app/unsent', person);
  const api = world.server.apiOf(await world.person('manager'));
  const path = { farmer_id: world.farmId, id: now.date };
  const header = { 'Idempotency-Key': newId(), 'If-None-Match': '*' as const };
  const body = { irrigation: 8, radiation: null };
  await call(api.PUT('/farmers/{farmer_id}/water-days/{id}', { params: { path, header }, body }));
  const mine = { date: now.date, plotId: null, irrigation: 5, radiation: null };
  await act(() => screen.store.set(saveWaterDaysAtom, [mine]));
  const theirs = await screen.findByRole('button', { name: 'Keep the server’s' }, soon);
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  expect(screen.getByText(/a manager can change it/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[\u2066-\u2069]/); // marks of direction are only for the code
  await screen.person.click(theirs);
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

test('A photo of a farm that the person has left says why it waits, and can be removed', async () => {
  const screen = await world.open('/app/unsent', person);
  const device = screen.store.get(deviceAtom)!;
  const [id, farm, readingId] = [newId(), newId(), newId()];
  const about = { id, farm, readingId, key: newId(), attempts: 0, hasReading: true, size: 9, usedAt: Date.now() };
  const db = await device.db();
  await db.put('pictures', aPhoto(), id);
  await db.put('photoEntries', { ...about, state: 'waiting' });
  await act(async () => device.changes.announce('photoEntries'));
  await screen.findByText('Waits: the farm is no longer linked to your account. Sent as soon as it is allowed.');
  const press = async (name: string) => screen.person.click(await screen.findByRole('button', { name }));
  await press('See the photo');
  await press('Remove the photo');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this photo?' }));
  await screen.person.click(question.getByRole('button', { name: 'Remove the photo' }));
  expect(await screen.findByText('All sent.')).toBeTruthy();
});
