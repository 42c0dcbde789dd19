// @vitest-environment happy-dom
import { onlyMineInLastAtom } from '@seguia/shared/platform';
import { act, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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
afterEach(() => localStorage.clear());

async function open() {
  const screen = await world.open('/app/last', person);
  await act(async () => screen.store.set(onlyMineInLastAtom, false));
  return screen;
}

const links = (screen: Screen) =>
  within(screen.getByRole('list', { name: 'Readings' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('People switch between their own entries and everybody’s', async () => {
  const other = await world.person();
  await world.record(person, { plotId: world.plots[0]!, time: '09:12', intakeEc: 2.4 });
  await world.record(other, { plotId: world.plots[1]!, time: '10:30', intakeEc: 2.5 });
  const screen = await open();
  await screen.person.click(await screen.findByRole('switch', { name: 'Display only my entries' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My latest entries' })).toBeTruthy();
  expect(screen.store.get(onlyMineInLastAtom)).toBe(true);
  await expect.poll(() => links(screen), soon).toEqual([expect.stringContaining('Serre 1')]);
  await screen.person.click(screen.getByRole('switch', { name: 'Display only my entries' }));
  expect(screen.getByRole('heading', { level: 1, name: 'All latest entries' })).toBeTruthy();
  await expect
    .poll(() => links(screen))
    .toEqual([expect.stringContaining('Serre 2'), expect.stringContaining('Serre 1')]);
});

test('A row names each value, so that nobody takes EC for pH', async () => {
  await world.record(person, { intakeEc: 2.4, intakePh: 5.8, drainEc: 3.1, drainPh: null, drainPercent: 28 });
  const screen = await open();
  const list = await screen.findByRole('list', { name: 'Readings' });
  await expect.poll(() => list.textContent, soon).toMatch(/Intake\s*EC 2\.40 pH 5\.80\s*Drain\s*EC 3\.10 pH – 28%/);
});

// Specification 8: empty state: latest entries
test('A person without readings reads that there are none, with the way to record one', async () => {
  const screen = await open();
  await screen.person.click(await screen.findByRole('switch', { name: 'Display only my entries' }));
  expect(await screen.findByText('You have not recorded anything yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New reading' }).getAttribute('href')).toBe('/app/new');
});

test('People who cannot swipe reach a reading’s actions by its button', async () => {
  await world.record(person, { intakeEc: 2.4 });
  const screen = await open();
  const [actions] = await screen.findAllByRole('button', { name: /^Actions: .*Serre 1/ });
  await screen.person.click(actions!);
  await screen.person.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
  expect(await screen.findByRole('alertdialog', { name: 'Delete this reading?' })).toBeTruthy();
});

// Specification 6: what a role may not do is not offered
test.each([
  ['update', ['Edit']],
  ['delete', ['Delete']],
  ['create', []],
] as const)('Those who may %s readings are offered it with readings of others: %j', async (action, offered) => {
  const id = await world.record(await world.person(), { intakeEc: 2.4 });
  const views = ['farms', 'plots', 'crops', 'fertirrigation'].map((group) => `${group}.view`);
  const permissions = JSON.stringify([...views, `fertirrigation.${action}`]);
  const link = world.server.db.updateTable('farm_accounts').where('account_id', '=', person.id);
  await link.set({ permissions }).execute();

  const screen = await open();
  await expect.poll(() => links(screen).length, soon).toBeGreaterThan(0);
  for (const button of screen.queryAllByRole('button', { name: /^Actions: / }).slice(0, 1))
    await screen.person.click(button);
  const acts = (name: string) => screen.queryAllByRole('button', { name }).length > 0;
  expect(['Edit', 'Delete'].filter(acts)).toEqual(offered);
  screen.unmount();

  const detail = await world.open(`/app/one/${id}`, person);
  await detail.findByRole('heading', { level: 1, name: 'Serre 1' });
  const ways = [...detail.queryAllByRole('link'), ...detail.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
  expect(['Edit', 'Delete'].filter((way) => ways.includes(way))).toEqual(offered);
});
