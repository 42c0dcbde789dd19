// @vitest-environment happy-dom
import { call } from '@seguia/shared/platform';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ plotNames: ['Serre 1', 'Serre 2', 'Serre 3', 'Nue'] });
  await world.plant(world.plots[1]!);
  await world.plant(world.plots[2]!);
});
afterAll(() => world.close());
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

test('A manager sets one band for all plots of a crop; a lost network in between makes none twice', async () => {
  const manager = await world.person('manager');
  const screen = await world.open(`/app/bands?plot=${world.plots[0]}&all`, manager);
  const all = (await screen.findByRole('switch', { name: /Also for the 2 other plots/ })) as HTMLInputElement;
  expect(all.checked).toBe(true);
  const intake = within(screen.getByRole('group', { name: 'Intake EC' }));
  await screen.person.type(intake.getByRole('textbox', { name: 'Low' }), '1,4');
  let sent = 0;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isSecond = request.method === 'PUT' && (sent += 1) === 2;
    return isSecond ? Promise.reject(new TypeError('no network')) : realFetch(request);
  };
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const failure = within(await screen.findByRole('alertdialog', {}, soon));
  await screen.person.click(failure.getAllByRole('button').at(-1)!);
  expect(await screen.findByRole('switch', { name: /Also for the other plot/ }, soon)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByRole('heading', { level: 3, name: 'Tomate Torry' }, soon)).toHaveLength(3);
  const params = { path: { farmer_id: world.farmId }, header: { 'no-paginate': true } };
  const { data } = await call(world.server.apiOf(manager).GET('/farmers/{farmer_id}/target-bands', { params }));
  expect(data.map((band) => band.plot_id).toSorted()).toEqual(world.plots.slice(0, 3).toSorted());
  expect(data.map((band) => band.intake_ec.low)).toEqual([1.4, 1.4, 1.4]);
});
