// @vitest-environment happy-dom
import { addDays, farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { call, pullAtom } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
import { startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
let manager: TestPerson;
const today = farmNow(zoneClock('Asia/Kolkata')).date;
const yesterday = addDays(today, -1);
beforeAll(async () => {
  world = await startWorld();
  manager = await world.person('manager');
  const params = {
    path: { farmer_id: world.farmId, id: newId() },
    header: { 'Idempotency-Key': newId(), 'If-None-Match': '*' as const },
  };
  const limits = { drain_ec: { low: 3, high: 4.2 }, drain_percent: { low: 20, high: 35 } };
  const body = { plot_id: world.plots[0]!, crop_type_id: world.cropType, from: '2020-01-01', ...limits };
  await call(world.server.apiOf(manager).PUT('/farmers/{farmer_id}/target-bands/{id}', { params, body }));
});
afterEach(() => localStorage.clear());
afterAll(() => world.close());

test('Who steers reads which plots are out of target before anybody has read, and what to look at', async () => {
  await world.record(manager, { date: yesterday, time: '16:10', intakeEc: 2.4, drainEc: 4.6, drainPercent: 12 });
  await world.record(manager, { plotId: world.plots[1]!, date: yesterday, time: '16:12', intakeEc: 2.4 });
  const screen = await world.open('/app', manager);
  expect(
    await screen.findByText('3 plots: 1 out of target, 1 not read recently, 1 without a target band.'),
  ).toBeTruthy();
  const out = within(screen.getByRole('list', { name: 'Out of target' }));
  const plot = out.getByRole('link', { name: 'Serre 1' });
  expect(plot.getAttribute('href')).toBe(`/app/plot/${world.plots[0]}`);
  expect(await out.findByText('Drain EC is high and little drains: look at the dose.')).toBeTruthy();
  const card = plot.closest('li')?.textContent ?? '';
  expect(card).toMatch(/yesterday.*16:10/);
  expect(card).toContain('Seven days: 4.60 to 4.60');
  const unread = within(screen.getByRole('list', { name: 'Not read recently' }));
  expect(await unread.findByText('To be read: no reading yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start round' }).getAttribute('href')).toBe('/app/round');
  expect(screen.queryByRole('button', { name: 'New reading' })).toBeNull();
});

test('A reading of today changes what the board says, without a step of the person', async () => {
  await world.record(manager, { date: yesterday, time: '16:10', intakeEc: 2.4, drainEc: 4.6, drainPercent: 12 });
  const screen = await world.open('/app', manager);
  const list = await screen.findByRole('list', { name: 'Out of target' });
  expect(within(list).getByRole('link').textContent).toBe('Serre 1');
  const now = farmNow(zoneClock('Asia/Kolkata'), Date.now() - 60_000);
  await world.record(manager, { ...now, drainEc: 3.6, drainPercent: 27 });
  await act(async () => screen.store.set(pullAtom));
  expect(await screen.findByRole('list', { name: 'In target' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Out of target' })).toBeNull();
});

test('A viewer sees the board and nothing to record with', async () => {
  const screen = await world.open('/app', await world.person('viewer'));
  expect(await screen.findByText(/^3 plots: /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New reading' })).toBeNull();
  expect(screen.queryByRole('link', { name: /round/ })).toBeNull();
});
