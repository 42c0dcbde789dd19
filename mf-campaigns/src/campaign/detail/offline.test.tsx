// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startWorld } from '../../../testing/campaign-world.ts';

afterEach(() => localStorage.clear());

test('A campaign that the device has never seen is not called missing without the server: people can try again', async () => {
  const world = await startWorld();
  const person = await world.person();
  await world.open('/app/campaign', person);
  cleanup();
  const campaign = await world.addCampaign();
  await world.close();

  for (const path of [`/app/campaign/${campaign}`, `/app/campaign/edit/${campaign}`]) {
    const screen = await world.reopen(path, person);
    const [found] = await screen.findAllByText(
      'Offline, and this campaign is not on the device yet. Try again with a network.',
      {},
      { timeout: 8000 },
    );
    expect(found).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry', hidden: true })).toBeTruthy();
    cleanup();
  }
});

test('A campaign once seen is readable without the server, and says from when its data is', async () => {
  const world = await startWorld();
  const [plot] = world.plots;
  const campaign = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  await world.addReading(plot, { date: '2026-06-10', intake_ec: 2, drain_ec: 3.4 });
  const person = await world.person();
  const path = `/app/campaign/${campaign}`;

  const seen = await world.open(path, person);
  await seen.findByRole('region', { name: 'Intake EC' });
  cleanup();
  await world.close();

  const again = await world.reopen(path, person);
  expect(await again.findByText(/^Kept since \d{10}$/, {}, { timeout: 8000 })).toBeTruthy();
  await again.person.click(again.getByRole('button', { name: 'Refresh' }));
  expect(await again.findByText('Not refreshed')).toBeTruthy();
  expect(await again.findByRole('region', { name: 'Intake EC' })).toBeTruthy();
  expect(again.getByText('Wednesday, June 10')).toBeTruthy();
  cleanup();

  // The plot's own series was never fetched, so its page uses the campaign's.
  const plotPage = await world.reopen(`${path}/plot/${plot}`, person);
  expect(await plotPage.findByRole('region', { name: 'EC ratio' }, { timeout: 8000 })).toBeTruthy();
  cleanup();

  // The list is stored too.
  const list = await world.reopen('/app/campaign', person);
  expect(await list.findByRole('link', { name: 'Été' })).toBeTruthy();
});
