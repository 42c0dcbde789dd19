// A campaign's page answers first: what is said of it, and its plots × days at a glance.
import { expect, type Page } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager', demo: 'whole' });

const name = 'Tomate 2025–2026';
const patience = { timeout: 30_000 };
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The scripts that draw maps, as the page has requested them. */
function mapScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/map\.[^/]*js$/.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  return requested;
}

async function openCampaign(page: Page, prefix: string, title: string, list: string) {
  await page.goto(`${prefix}/app/campaign`);
  await page.getByRole('list', { name: list }).getByRole('link', { name, exact: true }).click();
  const slider = page.getByRole('region', { name: title }).getByRole('slider', { name: title });
  await expect(slider).toBeVisible(patience);
  return slider;
}

test('a grower reads the state of a campaign, taps a plot’s days and arrives at them', async ({ page, world }) => {
  const { textOf } = translationIn('fr');
  const device = await OtherDevice.of(world.api, 'viewer', 'Oasis du Souss');
  const campaign = await device.campaign(name);
  const scripts = mapScripts(page);
  await page.goto('/app');
  await expect(page.getByRole('navigation').first()).toBeVisible(patience);
  await page.goto('/app/new');
  await expect(page.getByRole('textbox').first()).toBeVisible(patience);
  expect(scripts).toEqual([]);

  const title = textOf('campaigns.map.title');
  const slider = await openCampaign(page, '', title, textOf('campaigns.list.title'));
  expect(scripts.length).toBeGreaterThan(0);
  const region = page.getByRole('region', { name: title });
  await expect(region).toContainText(/parcelles? sur 6 dans la cible/);

  const places = await test.step('shows verdict and map on the first screen of a phone', async () => {
    const box = await slider.boundingBox();
    if (!box) throw new Error('The map is not on the screen');
    expect(box.y + box.height).toBeLessThan(844 - 56);
    return box;
  });

  await test.step('a tap opens the plot at the days that the map names', async () => {
    const columns = (Number(await slider.getAttribute('aria-valuemax')) + 1) / 6;
    await slider.focus();
    await slider.press('Home');
    await slider.press('ArrowDown');
    for (let column = 0; column < 12; column++) await slider.press('ArrowRight');
    const text = await slider.getAttribute('aria-valuetext');
    expect(text).toMatch(/^Serre 2, /);
    await page.touchscreen.tap(places.x + (places.width * 12.5) / columns, places.y + (places.height * 1.5) / 6);
    await expect(page.getByRole('heading', { level: 1, name: 'Serre 2' })).toBeVisible(patience);
    const query = new URL(page.url()).searchParams;
    const stride = Math.ceil((day(campaign.end_date) - day(campaign.start_date) + 1) / columns);
    const first = day(campaign.start_date) + 12 * stride;
    expect(day(query.get('from') ?? '')).toBeLessThanOrEqual(first);
    expect(day(query.get('to') ?? '')).toBeGreaterThanOrEqual(first + stride - 1);
    expect(day(query.get('to') ?? '') - day(query.get('from') ?? '')).toBeLessThan(31);
  });

  await test.step('the plot’s calendar opens a day', async () => {
    const calendar = page.getByRole('slider', { name: textOf('campaigns.calendar.title') });
    await expect(calendar).toBeVisible(patience);
    await calendar.focus();
    await calendar.press('Home');
    await calendar.press('ArrowDown');
    await expect(calendar).toHaveAttribute('aria-valuetext', /1 août/);
    await calendar.press('Enter');
    await expect(page).toHaveURL(/from=2025-08-01&to=2025-08-01/);
  });
});

test('in Arabic the verdict reads from the right, and the names are at the right of the map', async ({ page }) => {
  const { textOf } = translationIn('ar-MA');
  const title = textOf('campaigns.map.title');
  const slider = await openCampaign(page, '/ar-ma', title, textOf('campaigns.list.title'));
  await expect(page.getByRole('region', { name: title })).toContainText(/من أصل 6 ضمن الهدف/);
  const box = await slider.boundingBox();
  const whole = await page.getByRole('region', { name: title }).boundingBox();
  if (!box || !whole) throw new Error('The map is not on the screen');
  expect(box.x - whole.x).toBeLessThan(40);
  expect(whole.x + whole.width - box.x - box.width).toBeGreaterThan(60);
  await slider.focus();
  await slider.press('Home');
  const first = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(first);
});
