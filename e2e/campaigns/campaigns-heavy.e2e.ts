// The heaviest farm that the product is made for: 53 plots, ten rounds a day, 143,000 readings in one campaign.
import { launchOptions } from '../../tools/test-world/browser.ts';
import { OtherDevice } from '../support/other-device.ts';
import { chooseFarm, logIn } from '../support/person.ts';
import { middleOf } from '../support/touch.ts';
import { measures } from '../support/reading-form.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'nobody', demo: 'whole', serverSettings: { DEMO_LARGE: '1' }, launchOptions });
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const farm = 'Grande exploitation';
const name = 'Campagne complète';
const { textOf } = translationIn('en');
const region = (page: Page, measure: string) =>
  page.getByRole('region', { name: textOf(`readings.measure.${measure}`), exact: true });
const graphs = (page: Page) => page.getByRole('region', { name: textOf('campaigns.detail.graphs'), exact: true });
// Meanwhile the phone stores 20,000 readings of its first pull.
const patience = { timeout: 90_000 };

/** The lines of a graph: one for each picked plot. */
const lines = (page: Page, measure: string) => region(page, measure).locator('svg[role="img"] path[data-look="line"]');

test('a viewer steers by the heaviest campaign on a phone', async ({ page, world }) => {
  const device = await OtherDevice.of(world.api, 'viewer', farm);
  const campaign = await device.campaign(name);
  await logIn(page, world, 'viewer');
  await chooseFarm(page, farm);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click();
  await page
    .getByRole('list', { name: textOf('campaigns.list.title') })
    .getByRole('link', { name, exact: true })
    .click();

  await test.step('five graphs with one plot each, over the band of the 52 others', async () => {
    for (const measure of measures) {
      await expect(region(page, measure).getByRole('img').first()).toBeVisible(patience);
      await expect(lines(page, measure)).toHaveCount(1);
    }
    await expect(graphs(page)).toContainText('52 other plots');
    await expect(region(page, 'drainEc').getByRole('columnheader', { name: 'Secteur 1', exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the figures count what the server has, of every plot and reading by reading', async () => {
    const figures = page.getByRole('region', { name: textOf('campaigns.figures.title') });
    const shown = async () =>
      new Map(
        await figures
          .locator('tbody tr')
          .evaluateAll((rows) =>
            rows.map(({ children }) => [
              children[0]?.textContent ?? '',
              children[children.length - 1]?.textContent.replaceAll(/\D/g, ''),
            ]),
          ),
      );
    await expect(figures.locator('tbody tr')).toHaveCount(53, patience);
    const series = await device.days(campaign.id);
    const counted = device.plots.map((plot) => {
      const days = series.plots.find(({ plot_id }) => plot_id === plot.id);
      return [plot.name, String(days?.intake_ec.count.reduce((sum, count) => sum + count, 0))] as const;
    });
    expect(await shown()).toEqual(new Map(counted));
    // Not every reading has the intake's EC.
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(135_000);
    const readings = await device.readingsOf(device.plot('Secteur 53'), campaign.start_date, campaign.end_date);
    expect(readings.length).toBeGreaterThan(2500);
    const measured = readings.filter(({ intake_ec }) => intake_ec !== null).length;
    expect((await shown()).get('Secteur 53')).toBe(String(measured));
  });

  await test.step('highlights other plots', async () => {
    await page.getByRole('button', { name: /Secteur 1.*1 of 53 plots/ }).click();
    const sheet = page.getByRole('dialog', { name: textOf('campaigns.plots.title') });
    await expect(sheet.getByRole('switch')).toHaveCount(53);
    await sheet.getByRole('switch', { name: 'Secteur 1', exact: true }).press('Space');
    for (const plot of ['Secteur 2', 'Secteur 3', 'Secteur 4', 'Secteur 5', 'Secteur 53']) {
      const other = sheet.getByRole('switch', { name: plot, exact: true });
      await expect(other).toBeEnabled(patience);
      await other.press('Space');
      await expect(other).toBeChecked(patience);
    }
    await sheet.getByRole('button', { name: textOf('campaigns.plots.done') }).click();
    const table = region(page, 'drainEc').getByRole('table');
    await expect(table.getByRole('columnheader', { name: 'Secteur 53', exact: true })).toHaveCount(1, patience);
    await expect(table.getByRole('columnheader', { name: 'Secteur 1', exact: true })).toHaveCount(0);
    await expect(lines(page, 'drainEc')).toHaveCount(5);
  });

  await test.step('zooms to a shorter span, down to single readings', async () => {
    const nearer = page.getByRole('button', { name: textOf('campaigns.span.zoomIn') });
    const raw = page.waitForResponse((answer) => answer.url().includes('resolution=reading'), { timeout: 150_000 });
    const line = lines(page, 'drainEc').last();
    for (let step = 0; step < 4; step++) {
      const before = await line.getAttribute('d');
      await nearer.click();
      await expect(line).not.toHaveAttribute('d', before ?? '', patience);
    }
    expect((await raw).status()).toBe(200);
    await expect(page).toHaveURL(/from=.*to=/);
    // With ten readings a day, the line has more points than days: not one mean per day, with the days beside the span.
    const { searchParams } = new URL(page.url());
    const day = (name: string) => Date.parse(searchParams.get(name) ?? '') / 86_400_000;
    const days = day('to') - day('from') + 1;
    await expect
      .poll(
        async () => ((await lines(page, 'intakeEc').last().getAttribute('d')) ?? '').match(/[MLC]/g)?.length ?? 0,
        patience,
      )
      .toBeGreaterThan(days + 2);
  });

  await test.step('a day’s values, by finger and by keyboard, as the server has them', async () => {
    const graph = region(page, 'intakeEc');
    const day = graphs(page).getByRole('slider');
    await graph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const middle = await middleOf(graph);
    await page.touchscreen.tap(middle.x, middle.y);
    await expect(day).toHaveAttribute('aria-valuetext', /Secteur 53 \d/);
    await day.press('Home');
    const series = await device.days(campaign.id);
    const at = series.days.indexOf(new URL(page.url()).searchParams.get('from') ?? '');
    const plot = series.plots.find(({ plot_id }) => plot_id === device.plot('Secteur 53'))?.intake_ec;
    const mean = (plot?.sum[at] ?? Number.NaN) / (plot?.count[at] ?? 0);
    const valueText = (await day.getAttribute('aria-valuetext')) ?? '';
    expect(Number(/Secteur 53 ([\d.]+)/.exec(valueText)?.[1])).toBeCloseTo(mean, 1);
    await expect(graph).toContainText(new RegExp(`Secteur 53\\s*${mean.toFixed(2)}`));
  });

  await test.step('shows the same figures as a table', async () => {
    const graph = region(page, 'drainPercent');
    await graphs(page)
      .getByRole('button', { name: textOf('ui.chart.table') })
      .click();
    await graph.scrollIntoViewIfNeeded();
    await expect(graph.getByRole('table')).toBeInViewport();
    await expect(graph.getByRole('row').nth(1)).toContainText('%');
  });

  await test.step('a plot’s page, and its variety’s', async () => {
    await page.getByRole('button', { name: textOf('campaigns.span.reset') }).click();
    const crops = page.getByRole('region', { name: textOf('campaigns.crops.title') });
    await crops.getByRole('button', { name: textOf('campaigns.certification.allPlots') }).click();
    await crops.getByRole('link', { name: 'Secteur 53', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Secteur 53' })).toBeVisible();
    for (const id of ['ec', 'ph', 'difference', 'ratio'])
      await expect(
        page
          .getByRole('region', { name: textOf(`campaigns.plot.${id}`), exact: true })
          .getByRole('img')
          .first(),
      ).toBeVisible(patience);
    await expect(page.getByRole('list', { name: textOf('campaigns.readings.title') }).getByRole('link')).toHaveCount(
      25,
    );
    await crops.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/crop-type\//);
    await expect(page.getByRole('heading', { level: 1, name: /Secteur 53 · / })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: textOf('campaigns.plot.ec'), exact: true })
        .getByRole('img')
        .first(),
    ).toBeVisible(patience);
  });
});
