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

test('A round reports a problem of a field that only the form shows', async () => {
  const screen = await openRound(draft({ intakeEc: '2.4', ...drippers, dripperCount: '1,5' }));
  await at(screen, 'Serre 1');
  await save(screen);
  expect((await screen.findByText('Number of drippers must be a whole number.')).isConnected).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Intake EC' }));
});

test('A round asks about a value that only the form shows', async () => {
  const screen = await openRound(draft({ ...drippers, totalDrained: '3000', dripperCount: '150' }));
  await at(screen, 'Serre 1');
  await save(screen);
  expect(await screen.findByText('150 drippers is a lot. Is this right?')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await pause();
  await save(screen);
  await at(screen, 'Serre 2');
});

test('A person can type a percentage if the drippers are not known', async () => {
  const screen = await openRound(draft({ ...drippers, dripperCount: '' }));
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Enter the percentage' }));
  expect(screen.getByRole('textbox', { name: 'Drain percentage' })).toBeTruthy();
});

test('Drippers typed in other digits are counted as well', async () => {
  const screen = await openRound(draft({ ...drippers, dripperCount: '١٠' }));
  const { textContent } = await at(screen, 'Serre 1');
  expect(textContent).toMatch(/30\s?% · 10 drippers of 100/);
});

test('A reading keeps the day and hour that somebody chose in the form', async () => {
  const screen = await openRound(draft({ intakeEc: '2.4', date: '2026-03-01', time: '07:30' }));
  const { textContent } = await at(screen, 'Serre 1');
  expect(textContent).toMatch(/3\/1\/26 07:30/);
  await save(screen);
  await at(screen, 'Serre 2');
  await expect.poll(inDatabase, soon).toMatchObject([{ date: '2026-03-01', time: '07:30', intake_ec: 2.4 }]);
});

/** A draft with the time of the clock, that many minutes ago. */
function typedBefore(minutes: number) {
  const moment = Date.now() - minutes * 60_000;
  const stamp = { instant: Math.floor(moment / 1000), difference: 0, run: 'before', paused: 0, heard: null };
  const { date, time } = farmNow(testClock, moment);
  return { typed: draft({ intakeEc: '2.4', date, time, stamp }), date, time };
}

test('A reading keeps the minute that its values were typed at, hours ago, and says so', async () => {
  const { typed, date, time } = typedBefore(26 * 60);
  const screen = await openRound(typed);
  const { textContent } = await at(screen, 'Serre 1');
  expect(textContent).toContain(time);
  expect(screen.getByText('What you typed and did not save is back.')).toBeTruthy();
  await save(screen);
  await at(screen, 'Serre 2');
  await expect.poll(inDatabase, soon).toMatchObject([{ date, time, intake_ec: 2.4 }]);
});

test('A person starts over with a plot whose values were typed hours ago', async () => {
  const { typed, time } = typedBefore(26 * 60);
  const screen = await openRound(typed);
  await at(screen, 'Serre 1');
  await screen.person.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Intake EC' })).toHaveProperty('value', '');
  expect((await at(screen, 'Serre 1')).textContent).not.toContain(time);
  await screen.person.type(screen.getByRole('textbox', { name: 'Intake EC' }), '2.6');
  await save(screen);
  await at(screen, 'Serre 2');
  await expect.poll(inDatabase, soon).toMatchObject([{ date: today.date, intake_ec: 2.6 }]);
});

test('A reading that was typed a few minutes ago gets the minute of saving', async () => {
  const { typed, time } = typedBefore(5);
  const screen = await openRound(typed);
  expect((await at(screen, 'Serre 1')).textContent).not.toContain(time);
  expect(screen.queryByText('What you typed and did not save is back.')).toBeNull();
});

test('A new round replaces one that was finished on an earlier day', async () => {
  const startedOn = addDays(today.date, -1);
  const done = Object.fromEntries(world.plots.map((id) => [id, newId()]));
  const screen = await openRound({
    what: 'round',
    readingId: null,
    value: { startedOn, plotId: null, done, skipped: [] },
  });
  await at(screen, 'Serre 1');
});

test('The end of a round that was resumed on another day names the plots of the day before', async () => {
  const [first, second] = [plotAt(0), plotAt(1)];
  const yesterday = addDays(today.date, -1);
  const before = await world.record(person, { plotId: first, date: yesterday, time: '17:00', drainEc: 6 });
  const after = await world.record(person, { plotId: second, date: today.date, time: '00:00', drainEc: 3 });
  const done = { [first]: before, [second]: after };
  const value = { startedOn: today.date, plotId: null, done, skipped: [] };
  const screen = await openRound({ what: 'round', readingId: null, value });
  await screen.person.click(await screen.findByText('Other plots recorded'));
  expect(screen.getAllByRole('button', { name: /Correct Serre/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Serre 1'),
    expect.stringContaining('Serre 2'),
  ]);
});

test('Closing the current plot does not end the round', async () => {
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

test('A round continues past midnight into the new day', async () => {
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

test('A person who returns to a round on another day is asked whether it goes on', async () => {
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
