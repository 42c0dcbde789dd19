// @vitest-environment happy-dom
import { addDays } from '@seguia/shared/domain/farm-time';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../../testing/campaign-world.ts';

let world: World;
let campaign: string;
let spring: string;
const first = '2026-06-02';
beforeAll(async () => {
  world = await startWorld();
  campaign = await world.addCampaign({ name: 'Été', start_date: '2026-05-01', end_date: '2026-06-30' });
  spring = await world.addCampaign({ name: 'Juin', start_date: '2026-06-01', end_date: '2026-06-30' });
  const [falling, rising] = world.plots;
  const add = (plot: string, day: number, drainEc: number) =>
    world.addReading(plot, { date: addDays(first, day), intake_ec: 2, drain_ec: drainEc });
  for (const day of [1, 4, 6]) await add(falling, day, 3.6);
  for (const day of [8, 11, 13]) await add(falling, day, 3.2);
  for (const day of [9, 10, 11, 12, 13]) await add(rising, day, 2 + day / 10);
  await world.addReading(falling, { date: '2026-05-10', intake_ec: 2, drain_ec: 1 });
}, 60_000);
afterAll(() => world.close());
afterEach(() => localStorage.clear());

/** Opens a plot's page, and waits until its card says `expected`. */
async function expectMeaning(expected: RegExp, plot: string, search = '', of = campaign) {
  const screen = await world.open(`/app/campaign/${of}/plot/${plot}${search}`, await world.person());
  await screen.findByRole('region', { name: 'EC' });
  const fact = (await screen.findByText(/drain EC is/, {}, { timeout: 10_000 })).closest('p');
  const text = () => (fact?.parentElement?.textContent ?? '').slice((fact?.textContent ?? '').length).trim();
  await expect.poll(text, { timeout: 10_000 }).toMatch(expected);
  cleanup();
}

// Specification 10: the trend compares seven days with seven, whatever is on the screen
test('The trend compares the last seven days with the seven before, whatever span is shown', async () => {
  const [falling] = world.plots;
  const spans = [
    '',
    '?from=2026-06-09&to=2026-06-15',
    '?from=2026-06-14&to=2026-06-15',
    '?from=2026-05-05&to=2026-06-20',
  ];
  const expected = /Drain EC is falling against the week before\.$/;
  for (const span of spans) await expectMeaning(expected, falling, span);
  await expectMeaning(expected, falling, '', spring);
});

test('The page reports that salts build up where drain EC rises by at least half a unit, and gives the ratio as a fact', async () => {
  const [falling, rising] = world.plots;
  await expectMeaning(/^(?!.*salts).*falling/, falling);
  await expectMeaning(/^Drain EC has risen by .*0\.70.* in seven days: salts are building up\.$/, rising);
  await expectMeaning(/^(?!.*salts).+$/, rising, '?from=2026-06-02&to=2026-06-12');
});

// Specification 10: a plot is judged as of its last measured day
test('A drain that is read without its intake is judged as of its own last day', async () => {
  const march = await world.addCampaign({ name: 'Mars', start_date: '2026-03-01', end_date: '2026-03-31' });
  const [, plot] = world.plots;
  const add = (day: number, drainEc: number, more = {}) =>
    world.addReading(plot, { date: addDays('2026-03-01', day), drain_ec: drainEc, ...more });
  for (const day of [1, 3, 5]) await add(day, 3, { intake_ec: 2 });
  for (const day of [8, 10, 12]) await add(day, 3.6, { intake_ec: 2 });
  for (const day of [17, 19, 22]) await add(day, 3);
  await expectMeaning(/Drain EC is falling against the week before\.$/, plot, '', march);
  const page = `/app/campaign/${march}/plot/${plot}?from=2026-03-15&to=2026-03-31`;
  const screen = await world.open(page, await world.person());
  await screen.findByText(/Drain EC is falling against the week before\./, {}, { timeout: 10_000 });
  expect(screen.queryByText(/drain EC is/)).toBeNull();
});

// Specification 10: a plot has one sentence: the campaign’s page says what the board says
test('The page never calls a feed too weak that is far above its target and the drain’s, and agrees with the board', async () => {
  const [plot] = world.plots;
  const limits = {
    from: '2026-06-16',
    to: '2026-06-20',
    intake_ec: { low: 2, high: 2.8 },
    drain_ec: { low: 2.5, high: 4.2 },
  };
  await world.addBand(plot, limits);
  await world.addReading(plot, { date: '2026-06-18', time: '16:00', intake_ec: 4.6, drain_ec: 3.4 });
  await world.addReading(plot, { date: '2026-06-19', time: '16:00', intake_ec: 4.7, drain_ec: 3.4 });
  await expectMeaning(/^Intake EC 1\.90 above target: check the mix\./, plot, '?from=2026-06-16&to=2026-06-19');
});

test('Two waters whose written values are equal differ by 0.00, not by -0.00', async () => {
  const winter = await world.addCampaign({ name: 'Hiver', start_date: '2026-01-01', end_date: '2026-02-28' });
  const [plot] = world.plots;
  await world.addReading(plot, { date: '2026-01-15', intake_ec: 2.004, drain_ec: 2 });
  const screen = await world.open(`/app/campaign/${winter}/plot/${plot}`, await world.person());
  expect((await screen.findByText(/drain EC is/, {}, { timeout: 10_000 })).textContent).toContain('(0.00');
  expect(screen.getByRole('region', { name: 'EC difference' }).textContent).not.toMatch(/[-−]0\.00/);
});
