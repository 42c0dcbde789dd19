import { outboxAtom, saveReadingAtom, syncNowAtom } from '@seguia/shared/platform';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../shared/src/testing/data-server.ts';
import { type Screen, soon, startWorld, type World } from '../testing/farm-screen.ts';

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

const now = { date: '2026-03-01', time: '09:12', entryType: 'value' } as const;
const save = (screen: Screen, body: object) =>
  act(() => screen.store.set(saveReadingAtom, { ...now, plotId: world.plots[0]!, ...body }));
const states = (screen: Screen) => screen.store.get(outboxAtom).map(({ state }) => state);

test('With everything sent there is nothing to do', async () => {
  const screen = await world.open('/app/unsent', person);
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

test('What the server refuses stays, with the reason, to mend or to discard', async () => {
  const screen = await world.open('/app/unsent', person);
  await world.server.db.updateTable('plots').set({ closed: 1 }).where('id', '=', world.plots[2]!).execute();
  await save(screen, { plotId: world.plots[2], intakeEc: 2.4 });
  expect(await screen.findByText('Not accepted: this plot is closed. Edit or discard.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this change?' });
  await screen.person.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All sent.')).toBeTruthy();
});

test('Two versions of a reading stand side by side, and the person takes a value from each', async () => {
  const id = await world.record(person, { intakeEc: 2.4, intakePh: 5.8 });
  const manager = await world.person('manager');
  const screen = await world.open('/app/unsent', person);
  // The device knows version 1; the manager's version 2 arrives first.
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
