// @vitest-environment happy-dom
// A new reading on the plot that the address names.
import { newId } from '@seguia/shared/domain/uuid';
import { call, pullAtom } from '@seguia/shared/platform';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '@seguia/testing/data-server';
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

test('A closed plot’s reading is not begun for another plot, and is not taken', async () => {
  const id = world.plots[1]!;
  const api = world.server.apiOf(await world.person('manager'));
  const header = { 'Idempotency-Key': newId(), 'If-Match': '"1"' };
  const body = { name: 'Serre 2', irrigation_units: 1, closed: true };
  const { updated_at: closedAt } = await call(
    api.PUT('/farmers/{farmer_id}/plots/{id}', { params: { path: { farmer_id: world.farmId, id }, header }, body }),
  );
  // Waits a second, because a reading of the second in which the plot was closed is accepted.
  await expect.poll(() => Math.floor(Date.now() / 1000), soon).toBeGreaterThan(closedAt);
  const screen = await world.open(`/app/new?plot=${id}`, person);
  const plot = await screen.findByRole('button', { name: /Plot$/ }, soon);
  await expect.poll(() => plot.textContent, soon).toContain('Serre 2');
  await screen.person.type(screen.getByRole('textbox', { name: 'Intake EC' }), '2.4');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/plot is closed/, {}, soon)).length).toBeGreaterThan(0);
});

test('An unknown plot’s reading is begun for no other plot', async () => {
  const screen = await world.open(`/app/new?plot=${newId()}`, person);
  await act(async () => void (await screen.store.set(pullAtom)));
  await expect.poll(() => screen.container.textContent, soon).toContain('404');
  expect(screen.queryByRole('textbox', { name: 'Intake EC' })).toBeNull();
});
