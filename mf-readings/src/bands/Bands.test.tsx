// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Screen } from '@seguia/shared/testing/render-screen';
import { soon, startWorld, type World } from '../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const limits = (screen: Screen, measure: string) => within(screen.getByRole('group', { name: measure }));

test('A manager sets a band, and it shows on the plot', async () => {
  const screen = await world.open('/app/bands', await world.person('manager'));
  const plot = await screen.findByRole('region', { name: 'Serre 1' });
  await screen.person.click(within(plot).getByRole('button', { name: /Add a band/ }));
  await screen.findByRole('heading', { level: 1, name: 'New target band' });
  await screen.person.type(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }), '2,8');
  await screen.person.type(limits(screen, 'Intake EC').getByRole('textbox', { name: 'High' }), '1,8');
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('High must be above low.').length).toBeGreaterThan(0);
  await screen.person.clear(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }));
  await screen.person.type(limits(screen, 'Intake EC').getByRole('textbox', { name: 'Low' }), '1,2');
  await new Promise((resolve) => setTimeout(resolve, 450));
  await screen.person.click(screen.getByRole('button', { name: 'Save' }));
  const card = await screen.findByRole('heading', { level: 3, name: 'Tomate Torry' }, soon);
  expect(card.closest('section')?.textContent).toMatch(/Intake EC.*1\.20.* to .*1\.80.* mS\/cm/);
});

test('A recorder sees the bands and no way to change them', async () => {
  const screen = await world.open('/app/bands', await world.person('recorder'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Tomate Torry' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add a band/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tomate Torry' })).toBeNull();
});
