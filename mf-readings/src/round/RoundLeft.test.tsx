// @vitest-environment happy-dom
// A round that finds something from before: drafts of the form, a round of an earlier day, a plot that was closed meanwhile.
import { addDays, farmNow } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import {
  call,
  keepUnfinishedAtom,
  loadUnfinishedAtom,
  pullAtom,
  todayAtom,
  type UnfinishedChange,
} from '@seguia/shared/platform';
import { deviceClock } from '@seguia/shared/session/clock/device-clock';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import type { Screen } from '@seguia/testing/render-screen';
import { testClock } from '@seguia/testing/test-device';
import { draftOfPlot } from '../form/model/draft.ts';
import { roundOf } from './stops/round.ts';
import { type FormState, newFormState } from '../form/model/form-state.ts';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
let person: TestPerson;
beforeEach(async () => {
  world = await startWorld();
  person = await world.person();
});
afterEach(async () => {
  localStorage.clear();
  await world.close();
});

const today = farmNow(testClock);
const plotAt = (place: number) => world.plots[place]!;
/** Opens the round on a device that has this unfinished change. */
async function openRound(left: UnfinishedChange): Promise<Screen> {
  const before = await world.open('/app/last', person);
  await before.store.set(keepUnfinishedAtom, [left]);
  before.unmount();
  return world.open('/app/round', person);
}
const draft = (typed: Partial<FormState>): UnfinishedChange => {
  const state = { ...newFormState(plotAt(0), today), ...typed };
  return { what: draftOfPlot(plotAt(0)), readingId: newId(), value: { state, ecUnit: 'mS/cm', base: null } };
};
const drippers = { entryType: 'drippers', totalDrained: '300', intakePerDripper: '100', dripperCount: '10' } as const;
/** Waits until the form accepts another press; it ignores a second one within 400 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 450));
const save = (screen: Screen) => screen.person.click(screen.getByRole('button', { name: 'Save' }));
const at = (screen: Screen, plot: string) => screen.findByRole('form', { name: plot }, soon);
const inDatabase = () => world.server.db.selectFrom('readings').selectAll().execute();

test('What only the form shows and keeps a plot from being saved is said in the round', async () => {
  const screen = await openRound(draft({ intakeEc: '2.4', ...drippers, dripperCount: '1,5' }));
  await at(screen, 'Serre 1');
  await save(screen);
  expect((await screen.findByText('Number of drippers must be a whole number.')).isConnected).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Intake EC' }));
});

test('A question about what only the form shows is asked in the round', async () => {
  const screen = await openRound(draft({ ...drippers, totalDrained: '3000', dripperCount: '150' }));
  await at(screen, 'Serre 1');
  await save(screen);
  expect(await screen.findByText('150 drippers is a lot. Is this right?')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await pause();
  await save(screen);
  await at(screen, 'Serre 2');
});

test('A percentage can be typed where the drippers are not known', async () => {
  const screen = await openRound(draft({ ...drippers, dripperCount: '' }));
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Enter the percentage' }));
  expect(screen.getByRole('textbox', { name: 'Drain percentage' })).toBeTruthy();
});

test('Drippers in other digits are counted all the same', async () => {
  const screen = await openRound(draft({ ...drippers, dripperCount: '١٠' }));
  const { textContent } = await at(screen, 'Serre 1');
  expect(textContent).toMatch(/30\s?% · 10 drippers of 100/);
});

test('A day and hour that somebody chose in the form stay those of the reading', async () => {
  const screen = await openRound(draft({ intakeEc: '2.4', date: '2026-03-01', time: '07:30' }));
  const { textContent } = await at(screen, 'Serre 1');
  expect(textContent).toMatch(/3\/1\/26 07:30/);
  await save(screen);
  await at(screen, 'Serre 2');
  await expect.poll(inDatabase, soon).toMatchObject([{ date: '2026-03-01', time: '07:30', intake_ec: 2.4 }]);
});

test('A round that was over on an earlier day gives way to a new one', async () => {
  const startedOn = addDays(today.date, -1);
  const done = Object.fromEntries(world.plots.map((id) => [id, newId()]));
  const screen = await openRound({
    what: 'round',
    readingId: null,
    value: { startedOn, plotId: null, done, skipped: [] },
  });
  await at(screen, 'Serre 1');
});

test('A plot that is closed while somebody stands there is not the end of the round', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 2');
  const api = world.server.apiOf(await world.person('manager'));
  const path = { farmer_id: world.farmId, id: plotAt(1) };
  const header = { 'Idempotency-Key': newId(), 'If-Match': '"1"' };
  const body = { name: 'Serre 2', irrigation_units: 1, closed: true };
  await call(api.PUT('/farmers/{farmer_id}/plots/{id}', { params: { path, header }, body }));
  await act(async () => void (await screen.store.set(pullAtom)));
  await at(screen, 'Serre 3');
});

/** Sets the server's clock, which is the clock that counts. */
const setClock = (now: number) => deviceClock.readDate(new Date(now).toUTCString(), deviceClock.moment());
const nextDay = () => setClock(Date.now() + 86_400_000);
afterEach(() => setClock(Date.now()));

test('Midnight stops nobody who is walking, and the round goes on into the new day', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 2');
  await screen.person.type(screen.getByRole('textbox', { name: 'Intake EC' }), '2.4');
  const { date } = farmNow(testClock);
  act(nextDay);
  expect(screen.store.get(todayAtom)).toBe(addDays(date, 1));
  expect(screen.getByRole('textbox', { name: 'Intake EC' })).toHaveProperty('value', '2.4');
  await save(screen);
  await at(screen, 'Serre 3');
  const left = await screen.store.set(loadUnfinishedAtom);
  expect(roundOf(left)).toMatchObject({ startedOn: addDays(date, 1), skipped: [plotAt(0)] });
});

test('Who comes back to a round on another day is asked whether it goes on', async () => {
  const screen = await world.open('/app/round', person);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Skip' }));
  await at(screen, 'Serre 2');
  // In one step, because an answer of the server sets the clock back.
  act(() => {
    nextDay();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.findByRole('heading', { name: 'A round is not finished' });
});
