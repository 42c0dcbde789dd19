// Half past seven on the farm, before the first reading: is drain EC rising in this plot this week, and how does it compare with last
// season?
import { expect, type Page } from '@playwright/test';
import { moveClock } from '../../tools/test-world/move-clock.ts';
import { addDays, onFarm } from '../support/farm-clock.ts';
import { OtherDevice, type WireReading } from '../support/other-device.ts';
import { openFarm } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

/** Milliseconds from now to half past seven of the farm's next day. */
const untilMorning = (() => {
  const [hours = 0, minutes = 0] = onFarm().time.split(':').map(Number);
  return ((24 + 7 - hours) * 60 + 30 - minutes) * 60_000;
})();
const morning = addDays(onFarm().date, 1);

test.use({
  account: 'nobody',
  demo: 'whole',
  serverSettings: { TEST_CLOCK_AHEAD: String(Number(process.env['TEST_CLOCK_AHEAD']) + untilMorning) },
});

test.beforeEach(async ({ context }) => {
  await context.addInitScript(moveClock, untilMorning);
});

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of a measure on each date that has one. */
function daysOf(readings: readonly WireReading[], measure: 'drain_ec' | 'intake_ec'): Map<string, number> {
  const byDate = Map.groupBy(
    readings.filter((reading) => reading[measure] !== null),
    ({ date }) => date,
  );
  return new Map([...byDate].map(([date, all]) => [date, mean(all.map((reading) => reading[measure] ?? 0))]));
}

/** Returns the word for this week against the one before; a change of three in a hundred counts. */
function wordOf(days: Map<string, number>): RegExp {
  const last = [...days.keys()].toSorted().at(-1) ?? '';
  const week = (to: string) =>
    mean([...days].flatMap(([date, value]) => (date > addDays(to, -7) && date <= to ? [value] : [])));
  const change = week(last) / week(addDays(last, -7)) - 1;
  return Math.abs(change) < 0.03 ? /steady/ : change > 0 ? /risen/ : /fallen/;
}

/** Opens the plot that the board names first, which changes while the first readings arrive. */
async function openFirstPlot(page: Page): Promise<string> {
  await page.getByRole('main').locator('a[href*="/app/plot/"]').first().click();
  await page.waitForURL(/\/app\/plot\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const graphs = (page: Page) => page.getByRole('region', { name: 'Graphs' });
const sentence = (page: Page) => page.getByText(/Drain EC (has|is) /).first();

async function expectOneScreen(page: Page): Promise<void> {
  await expect(sentence(page)).toBeInViewport({ ratio: 1 });
  await expect(graphs(page).locator('svg[role="img"] svg')).toHaveCount(3);
  // Everything from the first graph to the dates below the last must be above the bar at the bottom.
  const box = await graphs(page).getByRole('slider').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(box && box.y + box.height + 24).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

// Specification 10: whether drain EC creeps up in a plot is read after one tap, without scrolling
test('one tap says whether drain EC creeps up in a plot this week, in words and pictures, without scrolling', async ({
  page,
  world,
}) => {
  const device = await OtherDevice.of(world.api, 'manager');
  await openFarm(page, world, 'manager');
  const plot = await openFirstPlot(page);
  const readings = await device.readingsOf(plot, addDays(morning, -29), morning);
  expect(readings.filter(({ date }) => date === morning)).toEqual([]);
  await expect(sentence(page)).toHaveText(wordOf(daysOf(readings, 'drain_ec')));
  await expectOneScreen(page);
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(graphs(page)).toContainText(/Dots: around \d\d:\d\d/);
});

// Specification 10: the state of a plot against last season is read after two
test('the second tap shows last year beside it, with the difference', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'manager');
  await openFarm(page, world, 'manager');
  const plot = await openFirstPlot(page);
  await page.getByRole('button', { name: 'A year ago' }).click();
  // Of the intake: a day's drain is a mean by volume or a plain one, and has no difference from one of the other kind.
  const last = [...daysOf(await device.readingsOf(plot, addDays(morning, -6), morning), 'intake_ec')]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .at(-1);
  const [date = '', now = 0] = last ?? [];
  const yearAgo = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  const before = daysOf(await device.readingsOf(plot, yearAgo, yearAgo), 'intake_ec').get(yearAgo) ?? 0;
  const difference = `${now > before ? '+' : ''}${(now - before).toFixed(2)}`;
  const figure = graphs(page)
    .getByText(`a year ago ${before.toFixed(2)}`)
    .first();
  await expect(figure).toContainText(difference, { timeout: 20_000 });
  await expect(figure).toBeInViewport({ ratio: 1 });
  await expectOneScreen(page);
});

test('every plot fits on the screen, one after the other, also without network', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'viewer');
  await openFarm(page, world, 'viewer');
  await page.goto(`/en/app/plot/${device.plot('Serre 1')}`);
  for (let stop = 0; ; stop += 1) {
    await expect(sentence(page)).toBeVisible({ timeout: 30_000 });
    await expectOneScreen(page);
    if (stop === 2) await page.context().setOffline(true);
    const next = page.getByRole('button', { name: /^Next plot/ });
    if (await next.isDisabled()) break;
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
  }
  // The choice goes into the address first; the radio button is checked a moment later.
  await page.getByRole('radio', { name: 'Campaign' }).click();
  await expect(page.getByRole('radio', { name: 'Campaign' })).toBeChecked();
  await expect(graphs(page)).toContainText('The whole campaign needs a network.');
});
