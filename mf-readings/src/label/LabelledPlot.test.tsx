// @vitest-environment happy-dom
import { call, keepUnfinishedAtom, onlyIrrigationPlotsAtom } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import type { TestPerson } from '@seguia/testing/data-server';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';
import { startRound } from '../round/stops/round.ts';
import { unfinishedRound } from '../round/stops/round.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const address = (plotId: string, farmId = world.farmId) => `/app/at/${farmId}/${plotId}`;

type PlotBody = { name: string; irrigation_units: number; closed?: boolean };

/** Changes a plot on the server, for the first time. */
async function changePlot(manager: TestPerson, id: string, body: PlotBody) {
  const header = { 'Idempotency-Key': newId(), 'If-Match': '"1"' };
  const params = { path: { farmer_id: world.farmId, id }, header };
  await call(world.server.apiOf(manager).PUT('/farmers/{farmer_id}/plots/{id}', { params, body }));
}

test('a scanned label opens a new reading of its plot', async () => {
  const screen = await world.open(address(world.plots[1]!), await world.person());
  await expect.poll(() => screen.at(), soon).toBe(`/app/new?plot=${world.plots[1]}`);
});

/** Opens a screen of a person who has begun today's round. */
async function inRound() {
  const screen = await world.open('/app/unsent', await world.person());
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const round = startRound(
    today,
    world.plots.map((id) => ({ id })),
  );
  await screen.store.set(keepUnfinishedAtom, [unfinishedRound(round)]);
  return screen;
}

test('a scanned label opens the plot’s stop in the round that was begun today', async () => {
  const screen = await inRound();
  await screen.go(address(world.plots[2]!));
  await expect.poll(() => screen.at(), soon).toBe('/app/round');
  expect(await screen.findByRole('heading', { level: 2, name: 'Serre 3' }, soon)).toBeTruthy();
});

test('a scanned label of a plot that the round leaves out opens a new reading of that plot', async () => {
  const [plot, manager] = [world.plots[2]!, await world.person('manager')];
  await changePlot(manager, plot, { name: 'Serre 3', irrigation_units: 0 });
  const screen = await inRound();
  act(() => screen.store.set(onlyIrrigationPlotsAtom, true));
  await screen.go(address(plot));
  await expect.poll(() => screen.at(), soon).toBe(`/app/new?plot=${plot}`);
});

test('the label of another farm says so, and leads to the choice of farms', async () => {
  const screen = await world.open(address(world.plots[0]!, newId()), await world.person());
  const link = await screen.findByRole('link', { name: 'Change farm' }, soon);
  expect(screen.container.textContent).toMatch(/This label is of another farm\. You are on .*Oasis du Souss/);
  expect(link.getAttribute('href')).toMatch(/\/farmers$/);
});

test('the label of a closed plot says so, and leads to its readings', async () => {
  const [plot, manager] = [world.plots[0]!, await world.person('manager')];
  await changePlot(manager, plot, { name: 'Serre 1', irrigation_units: 1, closed: true });
  const screen = await world.open(address(plot), await world.person());
  const link = await screen.findByRole('link', { name: 'See its readings' }, soon);
  expect(screen.container.textContent).toMatch(/Serre 1.* is closed/);
  expect(link.getAttribute('href')).toMatch(`/app/plot/${plot}`);
});

test('the label of a plot that does not exist shows the 404 page', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await world.open(address(newId()), await world.person());
  expect(await screen.findByText('404 Not Found', {}, soon)).toBeTruthy();
  onError.mockRestore();
});
