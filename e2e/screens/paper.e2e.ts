// What the app prints: a plot's month as a log, the board, the history. Pages are counted, and nothing is cut off.
import { expect, type Page } from '@playwright/test';
import { addDays, onFarm } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { findCut, holdPrinting, pagesOf, paperLines, printed } from '../support/looks/paper.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { prefixes, translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });
test.beforeEach(({ page }) => holdPrinting(page));

/** A fresh device may still be fetching. */
const patience = { timeout: 30_000 };

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await printed(page);
}

// French words are among the longest, and Arabic runs the other way. The proofs print the other languages too.
const printedIn = Object.entries(prefixes).filter(([locale]) => isProof || ['fr', 'ar-MA'].includes(locale));

for (const [locale, prefix] of printedIn) {
  const { textOf } = translationIn(locale);

  // Specification 10: a plot’s month is printed as a log, and nothing is cut
  test(`a plot’s last thirty days are printed as a log, reading by reading (${locale})`, async ({ page, world }) => {
    const device = await OtherDevice.of(world.api, 'manager');
    const plot = device.plot('Serre 1');
    const today = onFarm().date;
    const readings = await device.readingsOf(plot, addDays(today, -29), today);
    await page.goto(`${prefix}/app/plot/${plot}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Serre 1' })).toBeVisible();
    await choose(page, textOf('campaigns.menu.label'), textOf('campaigns.week.print'));
    await expect.poll(async () => (await paperLines(page)).length, patience).toBe(readings.length);
    expect(await findCut(page)).toEqual([]);
    const lines = await paperLines(page);
    expect(lines.every(([date, time, ...others]) => date && time && others.length === 8)).toBe(true);
    const pages = await pagesOf(page);
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(Math.ceil(readings.length / 25));
  });

  // Specification 10: a campaign is printed with the figures of all measures, and nothing is cut
  test(`a campaign is printed with the figures of all measures, none of them cut (${locale})`, async ({
    page,
    world,
  }) => {
    const campaign = await (await OtherDevice.of(world.api, 'manager')).campaign('Tomate 2026–2027');
    await page.goto(`${prefix}/app/campaign/${campaign.id}`);
    await expect(page.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible();
    const graphs = page.getByRole('region', { name: textOf('campaigns.detail.graphs'), exact: true });
    await expect(graphs.getByRole('slider')).toBeVisible(patience);
    await choose(page, textOf('campaigns.menu.label'), textOf('campaigns.menu.print'));
    expect(await findCut(page)).toEqual([]);
    const lines = await paperLines(page);
    expect(lines.length).toBeGreaterThan(5);
    for (const cells of lines) expect(cells).toHaveLength(6);
    // The verdict and the graphs are on the first page, the map of the season is on the second.
    expect(await pagesOf(page)).toBe(2);
  });

  // Specification 10: the board is printed with every plot, its week and its sentence
  test(`the board is printed with every plot, its week and its sentence (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/app`);
    await expect(page.getByRole('main').locator('a[href*="/app/plot/"]')).toHaveCount(12);
    await choose(page, textOf('readings.board.menu'), textOf('readings.board.print'));
    expect(await findCut(page)).toEqual([]);
    const lines = await paperLines(page);
    expect(lines).toHaveLength(12);
    // Every line ends with a sentence, also for plots that were never in sight.
    for (const line of lines) expect(line.at(-1)).toMatch(/\p{L}{3}/u);
    expect(await page.locator('body > article tbody svg path').count()).toBeGreaterThanOrEqual(24);
    expect(await pagesOf(page)).toBe(1);
  });
}

// Specification 10: the history prints its rows
test('the history prints all readings of its filter, not only those scrolled to', async ({ page, world }) => {
  const { textOf } = translationIn('en');
  const device = await OtherDevice.of(world.api, 'manager');
  const plot = device.plot('Serre 1');
  const [from, to] = [addDays(onFarm().date, -40), addDays(onFarm().date, -10)];
  const readings = await device.readingsOf(plot, from, to);
  expect(readings.length).toBeGreaterThan(60);
  await page.goto(`/en/app/history?plot=${plot}&from=${from}&to=${to}`);
  await expect(page.getByText(`${readings.length} readings`)).toBeVisible();
  await page.getByRole('button', { name: textOf('readings.history.print') }).click();
  await printed(page);
  expect(await findCut(page)).toEqual([]);
  await expect.poll(async () => (await paperLines(page)).length, patience).toBe(readings.length);
  const lines = await paperLines(page);
  expect(lines.every(([, , name]) => name === 'Serre 1')).toBe(true);
  await expect(page.locator('body > article')).toContainText('Serre 1 · ');
  expect(await pagesOf(page)).toBeGreaterThan(1);
});
