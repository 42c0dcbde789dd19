// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { within } from '@testing-library/react';
import { startWorld, type World } from '../../testing/campaign-world.ts';

let world: World;
let campaign: string;
beforeAll(async () => {
  world = await startWorld();
  campaign = await world.addCampaign({ name: 'Printemps', start_date: '2026-05-01', end_date: '2026-06-20' });
  const [first, two] = world.plots;
  await world.addBand(first, {
    from: '2026-05-10',
    to: null,
    drain_ec: { low: 3, high: 4.2 },
    drain_percent: { low: 20, high: 35 },
  });
  for (const date of ['2026-06-15', '2026-06-17', '2026-06-18', '2026-06-20'])
    await world.addReading(first, { date, drain_ec: 5, drain_percent: 10 });
  await world.addReading(first, { date: '2026-05-20', drain_ec: 3.5, drain_percent: 25 });
  await world.addReading(two, { date: '2026-06-19', drain_ec: 3.5 });
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

/** Tables come after the page, and chunks load when they are first used. */
const patience = { timeout: 15_000 };
const open = async () => {
  const screen = await world.open(`/app/campaign/${campaign}`, await world.person('viewer'));
  const region = await screen.findByRole('region', { name: 'The campaign at a glance' }, patience);
  return { screen, region: within(region) };
};

test('A campaign’s page says first how many plots are in target, and where salts build up since when', async () => {
  const { region, screen } = await open();
  await region.findByText(/Salts are building up/);
  expect(screen.container.querySelector('[data-verdict] p')?.textContent).toMatch(
    /^Jun 14\s–\s20, 2026: no plot of 1 in target\. Salts are building up for want of drainage: Serre 1 since .*June 15.*\.$/,
  );
  expect(region.getByText('1 plot without a target')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf('The campaign at a glance')).toBeLessThan(titles.indexOf('Graphs'));
});

test('The map’s table has each plot’s share of days in target, month by month', async () => {
  const { region } = await open();
  const row = await region.findByRole('row', { name: /Serre 1/ }, patience);
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['100%', '0%']);
  const other = region.getByRole('row', { name: /Serre 2/ });
  expect(
    within(other)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '–']);
});

test('The measure of the map is kept in the address', async () => {
  const { region, screen } = await open();
  await screen.person.click(region.getByRole('button', { name: 'Drain pH' }));
  expect(region.getByRole('button', { name: 'Drain pH' }).getAttribute('aria-pressed')).toBe('true');
  expect(region.getByRole('table', { name: /^Drain pH: share of days/ })).toBeTruthy();
});
