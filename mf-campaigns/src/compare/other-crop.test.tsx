// @vitest-environment happy-dom
import { yearsBefore } from '@seguia/shared/domain/agronomy/last-season';
import { addDays, farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../testing/campaign-world.ts';

const yesterday = addDays(farmNow(zoneClock('Asia/Kolkata')).date, -1);
const yearAgo = yearsBefore(yesterday, 1);
const patience = { timeout: 10_000 };

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const [roses, changed] = world.plots;
  await world.plantOther(roses, 'Rose', 'Avalanche', addDays(yearAgo, -90), addDays(yearAgo, 60));
  const torry = await world.plantOther(roses, 'Tomate', 'Torry', addDays(yesterday, -60), null);
  // The tomatoes before them failed: at the age of those of today, roses stood in Serre 1.
  await world.plantAgain(roses, torry, addDays(yearAgo, -140), addDays(yearAgo, -100));
  // A year ago, Serre 2 changed from roses to the tomatoes that it has now.
  await world.plantOther(changed, 'Rose', 'Avalanche', addDays(yearAgo, -90), addDays(yearAgo, -2));
  await world.plantOther(changed, 'Tomate', 'Torry', addDays(yearAgo, -1), null);
  for (const plot of [roses, changed])
    for (const [day, drainEc] of [
      [yesterday, 3.5],
      [addDays(yesterday, -3), 3.5],
      [yearAgo, 3.1],
      [addDays(yearAgo, -3), 1],
    ] as const)
      await world.addReading(plot, { date: day, time: '12:40', drain_ec: drainEc });
}, 60_000);
afterAll(() => world.close());

test('A plot with another crop a year ago, or at the same age, is not compared with it', async () => {
  const screen = await world.open(`/app/plot/${world.plots[0]}`, await world.person('viewer'));
  await screen.findByRole('region', { name: 'Graphs' }, patience);
  await screen.findByRole('columnheader', { name: 'EC · Drain' }, patience);
  expect(screen.queryByRole('button', { name: 'A year ago' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'At the same age' })).toBeNull();
});

test('A plot that changed its crop a year ago is compared with the days of the same crop alone', async () => {
  const screen = await world.open(`/app/plot/${world.plots[1]}`, await world.person('viewer'));
  await screen.person.click(await screen.findByRole('button', { name: 'A year ago' }, patience));
  const sentences = within(await screen.findByRole('list', { name: 'Compared with last season' }, patience));
  expect(
    sentences.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  ).toEqual(['Drain EC: 3.50 mS/cm on average, against 3.10 mS/cm a year ago (+0.40).']);
});
