// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => localStorage.clear());

test('A farm without campaigns says so, and offers who may to make one', async () => {
  const screen = await world.open('/app/campaign', await world.person());
  expect(await screen.findByText('No campaigns yet.')).toBeTruthy();
  await screen.person.click(screen.getByRole('link', { name: 'New campaign' }));
  // The form is in its own chunk, which takes a while the first time.
  await expect.poll(() => screen.at(), { timeout: 15_000 }).toBe('/app/campaign/new');
});

test('People see the farm’s campaigns with their dates and where they stand', async () => {
  await world.addCampaign({ name: 'Tomate 2020', start_date: '2020-01-01', end_date: '2020-12-31' });
  await world.addCampaign({ name: 'Rose', start_date: '2090-01-01', end_date: '2090-06-30', visibility: 'this_app' });
  const screen = await world.open('/app/campaign', await world.person('viewer'));
  const list = await screen.findByRole('list', { name: 'Campaigns' });
  const [next, past] = within(list).getAllByRole('listitem');
  expect(next?.textContent).toMatch(/Rose.*Jan 1.*2090.*Starts in .* days.*Only this application/s);
  expect(past?.textContent).toMatch(/Tomate 2020.*Ended/s);
  // All campaigns have the same picture: hidden, so that a screen reader does not say "Campaign" before each name.
  expect(within(list).queryAllByRole('img')).toEqual([]);
  expect(within(list).getByRole('link', { name: 'Rose' }).getAttribute('href')).toMatch(
    /^\/app\/campaign\/[\da-f-]{36}$/,
  );
});

test('A viewer is not offered a new campaign', async () => {
  const screen = await world.open('/app/campaign', await world.person('viewer'));
  await screen.findByRole('list', { name: 'Campaigns' });
  expect(screen.queryByRole('link', { name: 'New campaign' })).toBeNull();
});
