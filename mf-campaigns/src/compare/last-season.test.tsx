// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../testing/campaign-world.ts';

const patience = { timeout: 10_000 };
let world: World;
let campaign: string;
beforeAll(async () => {
  world = await startWorld();
  const [, two] = world.plots;
  await world.plantOther(two, 'Tomate', 'Torry', '2025-05-01', '2025-06-30');
  await world.plantOther(two, 'Tomate', 'Torry', '2026-05-11', null);
  // Tomatoes are one crop, with one variety on this farm.
  const plantings = world.server.db.updateTable('plot_crops').set({ crop_type_id: world.cropType });
  await plantings.where('from_date', 'in', ['2025-05-01', '2026-05-11']).execute();
  await world.addCampaign({ name: '2025', start_date: '2025-05-01', end_date: '2025-06-30' });
  campaign = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  // The plants of 2026 are ten days younger, so this day has their age of 10 June 2025.
  await world.addReading(two, { date: '2025-06-10', drain_ec: 3.1 });
  await world.addReading(two, { date: '2026-06-20', drain_ec: 3.5 });
}, 60_000);
afterAll(() => world.close());

test.each(['campaign', 'plot'])(
  'One press on the page of a %s compares with the last season at the same age',
  async (page) => {
    const path = `/app/campaign/${campaign}`;
    const address = page === 'plot' ? `${path}/plot/${world.plots[1]}` : path;
    const screen = await world.open(address, await world.person('viewer'));
    await screen.person.click(await screen.findByRole('button', { name: 'Better than last season?' }, patience));
    const sentences = within(await screen.findByRole('list', { name: 'Compared with last season' }, patience));
    expect(
      sentences.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
    ).toEqual(['Drain EC: 3.50 mS/cm on average, against 3.10 mS/cm at the same age (+0.40).']);
    await screen.person.click(screen.getByRole('button', { name: 'Better than last season?' }));
    expect(screen.queryByRole('list', { name: 'Compared with last season' })).toBeNull();
    screen.unmount();
  },
);
