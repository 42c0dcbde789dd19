// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
let campaign: string;
beforeAll(async () => {
  world = await startWorld();
  const [first, two] = world.plots;
  // Only Serre 2 has a season before.
  await world.plantOther(two, 'Tomate', 'Torry', '2025-05-10', '2025-06-20');
  await world.plantOther(two, 'Tomate', 'Torry', '2026-05-10', '2026-06-20');
  const plantings = world.server.db.updateTable('plot_crops').set({ crop_type_id: world.cropType });
  await plantings.where('plot_id', '=', two).execute();
  await world.addCampaign({ name: '2025', start_date: '2025-05-01', end_date: '2025-06-20' });
  campaign = await world.addCampaign({ name: '2026', start_date: '2026-05-01', end_date: '2026-06-20' });
  for (const plot of [first, two])
    await world.addBand(plot, { from: '2025-05-01', to: null, drain_ec: { low: 3, high: 4.2 } });
  await world.addReading(first, { date: '2026-06-20', drain_ec: 3.5 });
  await world.addReading(two, { date: '2026-06-20', drain_ec: 5 });
  await world.addReading(two, { date: '2025-06-20', drain_ec: 3.5 });
}, 60_000);
afterAll(() => world.close());

const patience = { timeout: 15_000 };

/** Opens the campaign, whose tomatoes are in target in one plot of two, and a season ago in the only one that has one. */
async function expectVerdict() {
  const screen = await world.open(`/app/campaign/${campaign}`, await world.person('viewer'));
  const verdict = await screen.findByText(/season before/, {}, patience);
  expect(verdict.closest('[data-verdict]')?.querySelector('p')?.textContent).toMatch(
    /: 1 plot of 2 in target\. Of those with a season before: 0 of 1, against 1 of 1 at the same age\./,
  );
  return screen;
}

test('The verdict names a plot of the crop apart that nobody has read in the whole campaign', async () => {
  const [first] = world.plots;
  const june = await world.addCampaign({ name: 'Juin', start_date: '2026-06-01', end_date: '2026-06-18' });
  await world.addReading(first, { date: '2026-06-17', drain_ec: 3.5 });
  const screen = await world.open(`/app/campaign/${june}`, await world.person('viewer'));
  const verdict = await screen.findByText(/1 plot of 1 in target/, {}, patience);
  expect(verdict.closest('[data-verdict]')?.textContent).toContain('1 plot not read');
  cleanup();
});

test('The verdict compares the plots that have a season before, and counts them apart from all plots', async () => {
  await expectVerdict();
});

test('The map and the verdict judge a crop by its own target, also beside a crop that was planted later', async () => {
  const [first, two] = world.plots;
  const basil = await world.plantOther(first, 'Basilic', 'Genovese', '2026-05-15', '2026-06-20');
  await world.plantAgain(two, basil, '2025-05-15', '2025-06-20');
  for (const plot of [first, two])
    await world.addBand(plot, { crop_type_id: basil, from: '2025-05-01', to: null, drain_ec: { low: 1, high: 2 } });
  cleanup();
  const screen = await expectVerdict();
  const row = await screen.findByRole('row', { name: /Serre 1.*100%/ }, patience);
  expect(row).toBeTruthy();
});
