import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readyForOffline } from '../support/offline.ts';
import { OtherDevice } from '../support/other-device.ts';
import { exactly, type Measure, measures } from '../support/reading-form.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager' });

const { textOf } = translationIn('en');

const region = (page: Page, measure: Measure) =>
  page.getByRole('region', { name: textOf(`readings.measure.${measure}`), exact: true });
/** The region of all measures' graphs, which share one cursor. */
const graphs = (page: Page) => page.getByRole('region', { name: textOf('campaigns.detail.graphs'), exact: true });
const campaigns = (page: Page) => page.getByRole('list', { name: textOf('campaigns.list.title') });
const missing = (page: Page) => page.getByText(new RegExp(textOf('shell.error.notFound'))).first();

async function open(page: Page, name: string): Promise<string> {
  await page.goto('/en/app/campaign');
  await campaigns(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(region(page, 'drainPercent').getByRole('img').first()).toBeVisible({ timeout: 20_000 });
  return new URL(page.url()).pathname;
}

async function typeDate(page: Page, group: Locator, monthDayYear: string): Promise<void> {
  await group.getByRole('spinbutton').first().focus();
  await page.keyboard.type(monthDayYear);
}

test('a manager makes a campaign of at most 18 months, changes it and deletes it', async ({ page }) => {
  await page.goto('/en/app/campaign');
  await page.getByRole('link', { name: textOf('campaigns.list.new') }).click();
  const name = page.getByRole('textbox', { name: textOf('campaigns.form.name') });
  const start = page.getByRole('group', { name: textOf('campaigns.form.startDate'), exact: true });
  const end = page.getByRole('group', { name: textOf('campaigns.form.endDate'), exact: true });
  const save = page.getByRole('button', { name: textOf('campaigns.form.save'), exact: true });
  await save.click();
  await expect(page.getByText(textOf('campaigns.error.nameRequired'))).toBeVisible();
  await name.fill('Two winters');
  await typeDate(page, start, '01012025');
  await typeDate(page, end, '07012026');
  await expect(page.getByText(textOf('campaigns.error.over18Months'))).toBeVisible();
  await save.click();
  const error = page.getByRole('alertdialog', { name: textOf('ui.error') });
  await expect(error).toContainText('A campaign cannot span more than 18 consecutive months.');
  await error.getByRole('button').click();
  await expect(page).toHaveURL(/campaign\/new$/);
  await typeDate(page, end, '06302026');
  await expect(page.getByText(textOf('campaigns.error.over18Months'))).toBeHidden();
  await page.getByRole('radio', { name: textOf('campaigns.visibility.thisApp') }).check();
  await page.waitForTimeout(400);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two winters' })).toBeVisible();
  const address = page.url();

  await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
  await page.getByRole('menuitem', { name: textOf('campaigns.menu.edit') }).click();
  await expect(page).toHaveURL(/campaign\/edit\//);
  await expect(name).toHaveValue('Two winters');
  await expect(page.getByRole('radio', { name: textOf('campaigns.visibility.thisApp') })).toBeChecked();
  await name.fill('Two springs');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two springs' })).toBeVisible();

  await page.goto('/en/app/campaign');
  const row = campaigns(page).getByRole('listitem').filter({ hasText: 'Two springs' });
  await expect(row).toContainText(textOf('campaigns.visibility.thisApp'));
  await row.getByRole('link').click();
  await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
  await page.getByRole('menuitem', { name: textOf('campaigns.delete.confirm') }).click();
  const question = page.getByRole('alertdialog', { name: textOf('campaigns.delete.title', { name: 'Two springs' }) });
  await question.getByRole('button', { name: textOf('ui.cancel') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two springs' })).toBeVisible();
  await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
  await page.getByRole('menuitem', { name: textOf('campaigns.delete.confirm') }).click();
  await question.getByRole('button', { name: textOf('campaigns.delete.confirm') }).click();
  await expect(campaigns(page)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(address);
  await expect(missing(page)).toBeVisible();
});

test('the 18 months of the demo: five graphs, plots to pick, nearer and farther, tables, crops', async ({ page }) => {
  await open(page, 'Suivi 18 mois');
  for (const measure of measures) {
    await expect(region(page, measure).getByRole('table')).toHaveCount(1);
    await expect(region(page, measure).getByRole('img').first()).toBeVisible();
  }
  const table = region(page, 'intakeEc').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + 19);
  await expect(table.getByRole('columnheader', { name: 'Serre 1' })).toHaveCount(1);
  await expect(table.getByRole('columnheader', { name: 'Serre 2' })).toHaveCount(0);
  // Six tomato plots, three of raspberries, three of roses: the graphs are of one crop at a time.
  await page.getByRole('button', { name: /1 of 6 plots/ }).click();
  const sheet = page.getByRole('dialog', { name: textOf('campaigns.plots.title') });
  await expect(sheet.getByRole('switch', { name: 'Pépinière' })).toHaveCount(0);
  for (const plot of ['Serre 2', 'Serre 3', 'Serre 4', 'Serre 5 Nord'])
    await sheet.getByRole('switch', { name: plot }).press('Space');
  await expect(sheet.getByRole('switch', { name: 'Serre 5 Sud' })).toBeDisabled();
  await sheet.getByRole('switch', { name: 'Serre 5 Nord' }).press('Space');
  await sheet.getByRole('switch', { name: 'Serre 5 Sud' }).press('Space');
  await sheet.getByRole('button', { name: textOf('campaigns.plots.done') }).click();
  await expect(table.getByRole('columnheader', { name: 'Serre 5 Nord' })).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'Serre 5 Sud' })).toHaveCount(1);
  const choice = page.getByRole('group', { name: textOf('campaigns.crops.choice'), exact: true });
  await choice.getByRole('button', { name: 'Rose' }).click();
  await expect(table.getByRole('columnheader', { name: 'Serre 5 Sud' })).toHaveCount(0);
  await page.getByRole('button', { name: /1 of 3 plots/ }).click();
  await sheet.getByRole('switch', { name: 'Pépinière' }).press('Space');
  await sheet.getByRole('button', { name: textOf('campaigns.plots.done') }).click();
  await expect(table.getByRole('columnheader', { name: 'Pépinière' })).toHaveCount(1);

  const nearer = page.getByRole('button', { name: textOf('campaigns.span.zoomIn') });
  await nearer.click();
  await nearer.click();
  await expect(table.getByRole('row')).not.toHaveCount(1 + 19);
  const zoomed = page.url();
  await page.reload();
  expect(page.url()).toBe(zoomed);
  await expect(table.getByRole('columnheader', { name: 'Pépinière' })).toHaveCount(1);
  await expect(table.getByRole('row')).not.toHaveCount(1 + 19);
  await page.getByRole('button', { name: textOf('campaigns.span.reset') }).click();
  await expect(table.getByRole('row')).toHaveCount(1 + 19);

  const stack = graphs(page);
  await expect(stack.getByRole('slider')).toBeVisible();
  await stack.getByRole('button', { name: textOf('ui.chart.table') }).click();
  await expect(stack.getByRole('slider')).toBeHidden();
  await expect(region(page, 'drainEc').getByRole('table')).toBeInViewport();
  const crops = page.getByRole('region', { name: textOf('campaigns.crops.title') });
  await expect(crops).toContainText('Tomate');
  await expect(crops).toContainText('Pépinière');
  const figures = page.getByRole('region', { name: textOf('campaigns.figures.title') });
  await expect(figures.getByRole('row', { name: /Pépinière/ }).first()).toBeVisible();
});

test('a person walks the days of all graphs with the keyboard', async ({ page }) => {
  await open(page, 'Tomate 2026–2027');
  const day = graphs(page).getByRole('slider');
  await day.focus();
  await page.keyboard.press('Home');
  const first = await day.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  const next = await day.getAttribute('aria-valuetext');
  expect(first).toBeTruthy();
  expect(next).toBeTruthy();
  expect(next).not.toBe(first);
  // The cursor is shared: each graph says its values of that day.
  for (const measure of measures) expect(next).toContain(textOf(`readings.measure.${measure}`));
  await expect(graphs(page).getByRole('slider')).toHaveCount(1);
});

test('the data leave as CSV and XLSX, a graph as PNG', async ({ page, world }) => {
  await open(page, 'Suivi 18 mois');
  const menu = async (id: string) => {
    await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
    return downloaded(page, page.getByRole('menuitem', { name: textOf(id) }));
  };
  const days = (await menu('campaigns.menu.days')).content.toString('utf8').trim().split('\n');
  // The file has a heading and a line for each plot and day with readings, some of which have no intake EC.
  const device = await OtherDevice.of(world.api, 'manager');
  const { plots } = await device.days((await device.campaign('Suivi 18 mois')).id);
  const withIntake = plots.flatMap(({ intake_ec: { count } }) => count.filter(Boolean)).length;
  expect(withIntake).toBeGreaterThan(1000);
  expect(days.length - 1).toBeGreaterThanOrEqual(withIntake);
  expect(days[0]).toContain(textOf('campaigns.export.date'));
  const cells = (line = '') => line.replaceAll(/"[^"]*"/g, '').split(',').length;
  expect(cells(days[1])).toBe(cells(days[0]));
  expect(cells(days[0])).toBeGreaterThan(5);
  const workbook = await menu('campaigns.menu.workbook');
  expect(workbook.name).toMatch(/\.xlsx$/);
  expect(workbook.content.subarray(0, 2).toString('latin1')).toBe('PK');
  const picture = await downloaded(page, graphs(page).getByRole('button', { name: textOf('campaigns.graph.save') }));
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(picture.content.length).toBeGreaterThan(5000);
});

test('a plot and a variety have their pages, and what is not there is a 404 page inside the app', async ({
  page,
  world,
}) => {
  const address = await open(page, 'Suivi 18 mois');
  const device = await OtherDevice.of(world.api, 'manager');
  const plot = device.plot('Serre 1');
  const crops = page.getByRole('region', { name: textOf('campaigns.crops.title') });
  await crops.getByRole('link', { name: 'Serre 1', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/plot/${plot}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Serre 1' })).toBeVisible();
  for (const id of ['ec', 'ph', 'difference']) {
    await expect(page.getByRole('region', { name: textOf(`campaigns.plot.${id}`), exact: true })).toBeVisible();
  }
  await expect(
    page
      .getByRole('list', { name: textOf('campaigns.readings.title') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await page
    .getByRole('region', { name: textOf('campaigns.crops.title') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/crop-type\//);
  await expect(page.getByRole('heading', { level: 1, name: /Serre 1 · / })).toBeVisible();
  await expect(page.getByRole('region', { name: textOf('campaigns.plot.difference'), exact: true })).toBeVisible();
  for (const path of [
    `/en/app/campaign/${randomUUID()}`,
    `${address}/plot/${randomUUID()}`,
    `${address}/plot/${plot}/crop-type/${randomUUID()}`,
    `/en/app/campaign/edit/${randomUUID()}`,
  ]) {
    await page.goto(path);
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: textOf('shell.nav.main') })).toBeVisible();
  }
});

test.describe('on a phone that holds the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a campaign that was seen once opens without network', async ({ page, context }) => {
    const address = await open(page, 'Suivi 18 mois');
    const table = region(page, 'intakeEc').getByRole('table');
    const before = await table.getByRole('row').nth(3).innerText();
    await readyForOffline(page);
    await context.setOffline(true);
    await page.goto(address);
    await expect(region(page, 'drainPercent').getByRole('img').first()).toBeVisible({ timeout: 20_000 });
    expect(await table.getByRole('row').nth(3).innerText()).toBe(before);
    const offline = page.getByRole('status').filter({ hasText: exactly(textOf('shell.sync.offline')) });
    await expect(offline).toBeVisible();
    await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf('campaigns.delete.confirm') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: textOf('campaigns.delete.confirm') })
      .click();
    const refused = page.getByRole('alertdialog', { name: textOf('ui.error') });
    await expect(refused).toContainText(textOf('campaigns.delete.failed'));
  });
});

test.describe('a viewer', () => {
  test.use({ account: 'viewer' });

  test('sees campaigns, and nothing to change them with', async ({ page }) => {
    const address = await open(page, 'Suivi 18 mois');
    await page.getByRole('button', { name: textOf('campaigns.menu.label') }).click();
    await expect(page.getByRole('menuitem', { name: textOf('campaigns.menu.days') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: textOf('campaigns.menu.edit') })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: textOf('campaigns.delete.confirm') })).toHaveCount(0);
    await page.goto('/en/app/campaign');
    await expect(campaigns(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('campaigns.list.new') })).toHaveCount(0);
    for (const path of ['/en/app/campaign/new', address.replace('/campaign/', '/campaign/edit/')]) {
      await page.goto(path);
      await expect(page.getByText(textOf('campaigns.form.refused'))).toBeVisible();
      await expect(page.getByRole('button', { name: textOf('campaigns.form.save'), exact: true })).toHaveCount(0);
    }
  });
});

async function downloaded(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
