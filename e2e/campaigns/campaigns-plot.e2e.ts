// A campaign's graphs under fingers, and what a plot's page offers to take away.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { middleOf, touch, way } from '../support/touch.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'viewer', demo: 'whole' });

const { textOf } = translationIn('en');
const patience = { timeout: 30_000 };
const region = (page: Page, id: string) => page.getByRole('region', { name: textOf(id), exact: true });

async function openCampaign(page: Page, name: string): Promise<void> {
  await page.goto('/en/app/campaign');
  await page
    .getByRole('list', { name: textOf('campaigns.list.title') })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(region(page, 'campaigns.detail.graphs').getByRole('slider')).toBeVisible(patience);
}

async function openPlot(page: Page): Promise<void> {
  await openCampaign(page, 'Suivi 18 mois');
  await region(page, 'campaigns.crops.title').getByRole('link', { name: 'Serre 1', exact: true }).click();
  await expect(region(page, 'campaigns.detail.graphs').getByRole('slider')).toBeVisible(patience);
}

/** A running campaign's plot opens on its last days. */
async function showWholeCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /–/ }).first().click();
  await page
    .getByRole('dialog', { name: textOf('campaigns.span.title') })
    .getByRole('button', { name: textOf('campaigns.span.reset') })
    .click();
  // Nothing is left to reset once all of it is drawn.
  await expect(page.getByRole('button', { name: textOf('campaigns.span.reset') })).toHaveCount(0, patience);
}

const spanIn = (page: Page) => {
  const query = new URL(page.url()).searchParams;
  const [from, to] = [query.get('from'), query.get('to')].map((date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  return { from: from ?? 0, to: to ?? 0 };
};

test('two fingers zoom a graph, one finger scrolls the page past it', async ({ page }) => {
  await openCampaign(page, 'Suivi 18 mois');
  const graph = region(page, 'readings.measure.intakeEc');
  const day = region(page, 'campaigns.detail.graphs').getByRole('slider');
  const line = graph.locator('path[data-look="line"]').last();
  const whole = await line.getAttribute('d');
  await graph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { y } = await middleOf(graph);
  const box = await day.boundingBox();
  if (!box) throw new Error('The graph is not on the screen');
  const at = (share: number) => ({ x: box.x + box.width * share, y });

  // Fingers apart: the middle half fills nearly the whole graph.
  await touch(page, [
    [at(0.4), at(0.6)],
    [at(0.3), at(0.7)],
    [at(0.2), at(0.8)],
    [at(0.1), at(0.9)],
  ]);
  await expect(page).toHaveURL(/from=.*to=/);
  const near = spanIn(page);
  expect(near.to - near.from).toBeGreaterThan(100);
  expect(near.to - near.from).toBeLessThan(180);
  await expect(line).not.toHaveAttribute('d', whole ?? '');
  await expect(day).toHaveAttribute('aria-valuetext', textOf('campaigns.graph.noDay'));

  // Fingers together: the graph shows more days again.
  await touch(page, [
    [at(0.1), at(0.9)],
    [at(0.2), at(0.8)],
    [at(0.3), at(0.7)],
  ]);
  await expect.poll(() => spanIn(page).to - spanIn(page).from).toBeGreaterThan((near.to - near.from) * 1.7);

  // One finger upwards on the graph moves the page; sideways it reads days.
  const top = await page.evaluate(() => scrollY);
  const up = (distance: number) => [{ x: at(0.5).x, y: y + 40 - distance }];
  // The finger rests before it is lifted: otherwise the page flies on, and the next finger misses the graph.
  const rest = () => page.waitForTimeout(200);
  await touch(page, [up(0), up(20), up(60), up(110), up(160)], { pause: 0, held: rest });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60);
  await expect(day).toHaveAttribute('aria-valuetext', textOf('campaigns.graph.noDay'));
  await graph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const now = await middleOf(graph);
  const sideways = (share: number) => [{ x: at(share).x, y: now.y }];
  await touch(page, [sideways(0.2), sideways(0.3), sideways(0.5)]);
  await expect(day).toHaveAttribute('aria-valuetext', /Serre 1 \d/);
});

// Specification 9: gestures: hold 400 ms, on a graph
test('a finger on a graph shows its values beside the finger, not under it', async ({ page }) => {
  await openPlot(page);
  const stack = region(page, 'campaigns.detail.graphs');
  const graph = region(page, 'campaigns.plot.ec');
  const day = stack.getByRole('slider');
  await graph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const middle = await middleOf(graph);
  const card = stack.locator('[data-beside]');
  const readValues = async (x: number) => {
    await expect(card).toContainText('mS/cm');
    await expect(card).toContainText(/Drain\s*\d/);
    const box = await card.boundingBox();
    if (!box) throw new Error('No values beside the finger');
    // A fingertip is some 40 px wide.
    expect(
      box.x > x + 20 || box.x + box.width < x - 20,
      `values from ${box.x} to ${box.x + box.width}, finger at ${x}`,
    ).toBe(true);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    return (await card.textContent()) ?? '';
  };
  const top = await page.evaluate(() => scrollY);

  // The finger stays: after 400 ms the values are there, and then the page does not scroll.
  const waited = await page.evaluateHandle(watchCard);
  let first = '';
  await touch(page, [[middle]], {
    held: async () => {
      await expect(card).toBeVisible();
      first = await readValues(middle.x);
    },
  });
  expect(await waited.evaluate(({ ms }) => ms)).toBeGreaterThanOrEqual(400);
  await expect(card).toHaveCount(0);
  await expect(day).toHaveAttribute('aria-valuetext', /\d/);

  // The finger moves along: other values appear, on the other side once the finger is near the edge.
  const far = { x: middle.x + 110, y: middle.y };
  let last = '';
  await touch(page, way({ x: middle.x - 60, y: middle.y }, far), {
    held: async () => void (last = await readValues(far.x)),
  });
  expect(last).not.toBe(first);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  // The finger holds, and then goes down: the page does not scroll.
  await touch(page, [[middle], ...way(middle, { x: middle.x, y: middle.y - 120 }, 4)], { pause: 450 });
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

/**
 * Returns the milliseconds from the finger's touch to the values beside it, by the page's own clock: the test's process may stand still on
 * a busy machine.
 */
function watchCard(): { ms: Promise<number> } {
  const touched = new Promise<number>((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-beside]')) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return { ms: Promise.all([touched, shown]).then(([from, to]) => to - from) };
}

test('a plot’s page compares with an earlier campaign', async ({ page }) => {
  await openCampaign(page, 'Tomate 2026–2027');
  await region(page, 'campaigns.crops.title').getByRole('link', { name: 'Serre 1', exact: true }).click();
  const graph = region(page, 'campaigns.plot.ec');
  await expect(region(page, 'campaigns.detail.graphs').getByRole('slider')).toBeVisible(patience);
  const lines = graph.locator('path[data-look="line"], path[data-look="earlier"]');
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: / – |–/ }).first().click();
  const sheet = page.getByRole('dialog', { name: textOf('campaigns.span.title') });
  await sheet.getByRole('button', { name: textOf('campaigns.span.compare') }).click();
  await page.getByRole('option', { name: 'Suivi 18 mois' }).click();
  await sheet.getByRole('button', { name: textOf('campaigns.plots.done') }).click();
  await expect(page).toHaveURL(/with=/);
  await expect(lines).toHaveCount(4, patience);
  await expect(region(page, 'campaigns.detail.graphs')).toContainText(textOf('campaigns.graph.earlier'));
  await expect(
    region(page, 'campaigns.plot.figures').getByRole('columnheader', {
      name: new RegExp(textOf('campaigns.figures.compared')),
    }),
  ).toBeVisible();
});

test('a plot’s data are exported as CSV and XLSX, a graph as PNG, the page on one sheet of A4', async ({ page }) => {
  await openPlot(page);
  await showWholeCampaign(page);
  const menu = async (id: string) => {
    await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
    return downloaded(page, page.getByRole('menuitem', { name: textOf(id) }));
  };
  const days = await menu('campaigns.menu.days');
  expect(days.name).toMatch(/Serre-1.*\.csv$/);
  const rows = days.content.toString('utf8').trim().split('\n');
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.slice(1).every((row) => row.includes('Serre 1'))).toBe(true);
  const readings = await menu('campaigns.menu.readings');
  expect(readings.content.toString('utf8').trim().split('\n').length).toBeGreaterThan(1200);
  const workbook = await menu('campaigns.menu.workbook');
  expect(workbook.name).toMatch(/Serre-1.*\.xlsx$/);
  expect(workbook.content.subarray(0, 2).toString('latin1')).toBe('PK');
  const picture = await downloaded(
    page,
    region(page, 'campaigns.detail.graphs').getByRole('button', { name: textOf('campaigns.graph.save') }),
  );
  expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(picture.content.length).toBeGreaterThan(5000);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/);
});

async function downloaded(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
