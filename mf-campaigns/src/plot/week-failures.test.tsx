// @vitest-environment happy-dom
// A plot's page when the server answers only some of its calls.
import { Gateway, portal } from '@seguia/testing/gateway';
import { within } from '@testing-library/react';
import type { Screen } from '@seguia/testing/render-screen';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../testing/campaign-world.ts';

const patience = { timeout: 10_000 };
const part = 'The whole campaign needs a network. Here are the days on this device.';

let world: World;
let gateway: Gateway;
beforeAll(async () => {
  world = await startWorld();
  gateway = await Gateway.start(world.server.url);
  const [plot] = world.plots;
  await world.addCampaign();
  await world.addReading(plot, { date: '2026-06-15', drain_ec: 3 });
  await world.addReading(plot, { date: '2026-08-15', drain_ec: 3.2 });
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});
afterEach(() => {
  localStorage.clear();
  gateway.answer = () => null;
});

const without = (...ends: string[]) => {
  gateway.answer = (path) => (ends.some((end) => path.endsWith(end)) ? portal(503) : null);
};
const open = async (search: string, fetched = true) => {
  const person = await world.person();
  return world.open(`/app/plot/${world.plots[0]}${search}`, person, { endpoint: gateway.url, fetched });
};
const readings = (screen: Screen) =>
  within(screen.getByRole('region', { name: 'Readings' })).queryAllByRole('link').length;

test('a campaign that does not come is drawn from the days on this device, which is said', async () => {
  without('/series');
  const screen = await open('?span=campaign');
  expect(await screen.findByText(new RegExp(part), {}, patience)).toBeTruthy();
  await expect.poll(() => readings(screen), patience).toBe(1);
});

test('where nothing comes, Retry brings the whole campaign', async () => {
  without('/series', '/readings');
  const screen = await open('?span=campaign', false);
  const retry = await screen.findByRole('button', { name: 'Retry' }, patience);
  gateway.answer = () => null;
  await screen.person.click(retry);
  await screen.findByRole('region', { name: 'Readings' }, patience);
  await expect.poll(() => readings(screen), patience).toBe(2);
  expect(screen.queryByText(new RegExp(part))).toBeNull();
});

test('a season before that does not come is named, until it is taken away again', async () => {
  const screen = await open('');
  const yearAgo = await screen.findByRole('button', { name: 'A year ago' }, patience);
  without('/readings');
  await screen.person.click(yearAgo);
  expect(await screen.findByText('The season before needs a network.', {}, patience)).toBeTruthy();
  await screen.person.click(yearAgo);
  expect(screen.queryByText('The season before needs a network.')).toBeNull();
  expect([yearAgo.getAttribute('aria-pressed'), screen.at()]).toEqual(['false', `/app/plot/${world.plots[0]}`]);
});
