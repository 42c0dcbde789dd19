// Half past seven on the farm, before the first reading: a grower sees which plots are outside their targets.
import { expect } from '@playwright/test';
import { moveClock } from '../../tools/test-world/move-clock.ts';
import { addDays, onFarm } from '../support/farm-clock.ts';
import { OtherDevice, type WireBand, type WireReading } from '../support/other-device.ts';
import { go, openFarm } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

/** Milliseconds from now to half past seven of the farm's next day. */
const untilMorning = (() => {
  const [hours = 0, minutes = 0] = onFarm().time.split(':').map(Number);
  return ((24 + 7 - hours) * 60 + 30 - minutes) * 60_000;
})();
const morning = addDays(onFarm().date, 1);

test.use({
  account: 'nobody',
  serverSettings: { TEST_CLOCK_AHEAD: String(Number(process.env['TEST_CLOCK_AHEAD']) + untilMorning) },
});

test.beforeEach(async ({ context }) => {
  await context.addInitScript(moveClock, untilMorning);
});

const measures = ['intake_ec', 'intake_ph', 'drain_ec', 'drain_ph', 'drain_percent'] as const;

/** Whether the newest value of a measure in the last three days is outside the target of its day. */
function isOut(readings: readonly WireReading[], bands: readonly WireBand[]): boolean {
  const newestFirst = readings.toSorted((a, b) => b.timestamp - a.timestamp);
  return measures.some((measure) => {
    const reading = newestFirst.find((each) => each[measure] !== null);
    const value = reading?.[measure];
    const band = bands.find(({ from, to }) => reading && from <= reading.date && (to === null || reading.date <= to));
    if (value === null || value === undefined || !band) return false;
    const { low, high } = band[measure];
    return (low !== null && value < low) || (high !== null && value > high);
  });
}

test('a grower who opens the app reads which plots are outside of their target, without a tap and without scrolling', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const bands = await device.targetBands();
  const expected: string[] = [];
  for (const { id, name } of device.plots) {
    const readings = await device.readingsOf(id, addDays(morning, -2), morning);
    expect(readings.filter(({ date }) => date === morning)).toEqual([]);
    if (
      isOut(
        readings,
        bands.filter(({ plot_id: plot }) => plot === id),
      )
    )
      expected.push(name);
  }
  expect(expected.length).toBeGreaterThan(0);

  await openFarm(page, world, 'manager');
  const out = page.getByRole('list', { name: 'Out of target' });
  await expect(out.getByRole('link')).toHaveText(expected);
  await expect(page.getByText(new RegExp(`^12 plots: ${expected.length} out of target`))).toBeInViewport({ ratio: 1 });
  // The first two cards fit on a phone, each with its sentence.
  for (const card of (await out.getByRole('listitem').all()).slice(0, 2)) {
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card).toContainText(/yesterday|2 days ago/);
    await expect(card.getByRole('paragraph')).toHaveText(/\.$/);
  }
  // One more tap opens the plot's week.
  const [first = ''] = expected;
  await out.getByRole('link', { name: first, exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`/app/plot/${device.plot(first)}`));
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
});

test('who opens the app reads without a tap whether the water followed the light', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'manager');
  const days = (await device.waterDays({ from: addDays(morning, -14), to: morning }))
    .filter(({ plot_id: plot, irrigation, radiation }) => plot === null && irrigation !== null && radiation)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const [last] = days;
  const sum = (some: typeof days, of: 'irrigation' | 'radiation') =>
    some.reduce((total, day) => total + (day[of] ?? 0), 0);
  const ratio = (some: typeof days) => ((sum(some, 'irrigation') * 1000) / sum(some, 'radiation')).toFixed(1);
  const week = days.filter(({ date }) => date > addDays(last?.date ?? '', -7));
  await openFarm(page, world, 'manager');
  const line = page.getByText(/^Water and light, /);
  await expect(line).toContainText(`: ${ratio(days.slice(0, 1))} mL per joule (over seven days: ${ratio(week)}).`);
  await expect(line).toBeInViewport({ ratio: 1 });
});

test('a viewer reads the same, and has nothing to record with', async ({ page, world }) => {
  await openFarm(page, world, 'viewer');
  await expect(page.getByText(/^12 plots: \d+ out of target/)).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Latest' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'New reading' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start round' })).toHaveCount(0);
  await go(page, 'History');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});
