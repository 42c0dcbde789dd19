// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
let mixed: string;
let named: string;
let before: string;
beforeAll(async () => {
  world = await startWorld();
  const [tomato, rose] = world.plots;
  await world.plantOther(rose, 'Rose', 'Freedom', '2025-01-01', null);
  mixed = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  named = await world.addCampaign({ name: 'Roses 2026', start_date: '2026-05-01', end_date: '2026-06-30' });
  await world.plantOther(tomato, 'Concombre', 'Mini', '2025-01-01', '2025-12-31');
  before = await world.addCampaign({ name: '2025', start_date: '2025-05-01', end_date: '2025-06-30' });
  for (const plot of world.plots) await world.addReading(plot, { date: '2025-06-10', intake_ec: 1.3 });
  await world.addReading(tomato, { date: '2026-06-10', intake_ec: 2.4 });
  await world.addReading(rose, { date: '2026-06-10', intake_ec: 1.5 });
}, 60_000);
afterAll(() => world.close());
afterEach(() => localStorage.clear());

const patience = { timeout: 10_000 };

/** Opens a campaign, and returns the plots of its graphs and figures. */
async function open(campaign: string, search = '') {
  const screen = await world.open(`/app/campaign/${campaign}${search}`, await world.person());
  const figures = within(await screen.findByRole('region', { name: 'Figures per plot' }, patience));
  const plots = () => figures.queryAllByRole('rowheader').map((head) => head.textContent);
  await expect.poll(() => plots().length, patience).toBe(1);
  return { screen, plots };
}

test('A campaign of two crops shows one at a time, and the address remembers which', async () => {
  const { screen, plots } = await open(mixed);
  expect(plots()).toEqual(['Serre 1']);
  const choice = within(screen.getByRole('group', { name: 'Crop' }));
  await screen.person.click(choice.getByRole('button', { name: /Rose/ }));
  await expect.poll(plots, patience).toEqual(['Serre 2']);
  expect(screen.getByRole('button', { name: /1 of 1 plots/ })).toBeTruthy();
  expect(screen.at()).toContain('crop=');
  expect(within(screen.getByRole('region', { name: 'Crops and varieties' })).getByText('Serre 1')).toBeTruthy();
});

test('A campaign that names its crop is of that crop, and has no choice', async () => {
  const { screen, plots } = await open(named);
  expect(plots()).toEqual(['Serre 2']);
  expect(screen.queryByRole('group', { name: 'Crop' })).toBeNull();
});

test('What grew there in the earlier season is compared with only where it was the same crop', async () => {
  const { screen } = await open(mixed, `?with=${before}`);
  const cells = () =>
    within(screen.getByRole('region', { name: 'Figures per plot' }))
      .queryAllByRole('cell')
      .map((cell) => cell.textContent);
  const choice = within(screen.getByRole('group', { name: 'Crop' }));
  await screen.person.click(choice.getByRole('button', { name: /Rose/ }));
  await expect.poll(cells, patience).toEqual(['1.50', '–', '1.30', '+0.20', '1.50', '1.50', '1']);
  await screen.person.click(choice.getByRole('button', { name: /Tomate/ }));
  await expect.poll(cells, patience).toEqual(['2.40', '–', '2.40', '2.40', '1']);
});
