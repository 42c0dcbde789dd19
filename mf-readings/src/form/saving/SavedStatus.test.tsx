// @vitest-environment happy-dom
import { type DeviceReading, loadUnfinishedAtom, paths, saveReadingAtom, syncNowAtom } from '@seguia/shared/platform';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deviceOf } from '@seguia/shared/device/local/device';
import { sentRow } from '@seguia/shared/device/readings/reading-rows';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from '../../../testing/farm-screen.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  person = await world.person();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const findStatus = (screen: Screen) =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

const draftsOf = async (screen: Screen) =>
  (await screen.store.set(loadUnfinishedAtom)).map(({ value }) => (value as { state: unknown }).state);

/** Types a value and saves it; `before` happens just before the press. */
async function typeAndSave(screen: Screen, intakeEc: string, before?: () => Promise<unknown>): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Intake EC' });
  await screen.person.clear(field);
  await screen.person.type(field, intakeEc);
  // Waits for the draft: the device's message about it would show the form anything else that has arrived on the device.
  await expect.poll(() => draftsOf(screen), soon).toContainEqual(expect.objectContaining({ intakeEc }));
  await act(async () => undefined);
  await before?.();
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
}

test('A saved form that is refused a second later says so, and leads to the field that was refused', async () => {
  const [plot] = world.plots;
  const screen = await world.open(paths.newReading(plot), person);
  await world.server.db.updateTable('plots').set({ closed: 1, updated_at: 0 }).where('id', '=', plot!).execute();
  await typeAndSave(screen, '2.4');
  await waitFor(() => expect(findStatus(screen)).toContain('Not accepted: this plot is closed'), soon);
  await screen.person.click(screen.getByRole('link', { name: 'Correct it' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.getByText('Not accepted: this plot is closed')).toBeTruthy();
  await world.server.db.updateTable('plots').set({ closed: 0 }).where('id', '=', plot!).execute();
});

test('An edit that meets another says so, and leads to the two versions', async () => {
  const id = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(paths.editReading(id), person);
  await screen.findByRole('textbox', { name: 'Intake EC' });
  await typeAndSave(screen, '2.5', () => world.record(person, { id, version: 1, intakeEc: 2.6 }));
  await waitFor(() => expect(findStatus(screen)).toContain('Somebody changed this reading before you.'), soon);
  await screen.person.click(screen.getByRole('link', { name: 'Choose' }));
  expect(await screen.findByRole('button', { name: 'Keep my version' })).toBeTruthy();
});

/** Stores the second version of a reading, as another tab does before this tab knows of it. */
async function applyFetched(id: string, change: Partial<DeviceReading>) {
  const db = await deviceOf({ server: world.server.url, id: person.id }).db();
  const row = await db.get('readings', id);
  if (!row) throw new Error('The reading is not on the device.');
  await db.put('readings', sentRow({ ...row.reading, ...change, version: 2 }));
}

test('An edit overwrites nothing that is on the device already and not yet in the form', async () => {
  const id = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(paths.editReading(id), person);
  await screen.findByRole('textbox', { name: 'Intake EC' });
  await typeAndSave(screen, '2.5', async () => {
    await world.record(person, { id, version: 1, intakeEc: 2.4, drainEc: 3.1 });
    await applyFetched(id, { drainEc: 3.1 });
  });
  await waitFor(() => expect(findStatus(screen)).toContain('Somebody changed this reading before you.'), soon);
  const row = await world.server.db.selectFrom('readings').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ intake_ec: 2.4, drain_ec: 3.1, version: 2 });
});

test('What the role does not allow now is said to wait, and then that it is sent', async () => {
  const screen = await world.open(paths.newReading(world.plots[1]), person);
  const role = (to: 'viewer' | 'recorder') =>
    world.server.db.updateTable('farm_accounts').set({ role: to }).where('account_id', '=', person.id).execute();
  await role('viewer');
  await typeAndSave(screen, '2.4');
  await waitFor(() => expect(findStatus(screen)).toContain('Waits: your role does not allow it.'), soon);
  await role('recorder');
  await act(async () => screen.store.set(syncNowAtom));
  await waitFor(() => expect(findStatus(screen)).toContain('Sent'), soon);
});

test('The field that was refused is marked in the form, with its repair, until it is changed', async () => {
  const screen = await world.open('/app/unsent', person);
  const now = { date: '2026-03-01', time: '09:12', entryType: 'value' } as const;
  await act(() => screen.store.set(saveReadingAtom, { ...now, plotId: world.plots[1]!, intakeEc: 2400 }));
  await screen.person.click(await screen.findByRole('link', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Intake EC' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await screen.person.click(screen.getByRole('button', { name: /2\.40/ }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
});
