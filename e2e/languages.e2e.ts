import type { Page } from '@playwright/test';
import { OtherDevice } from './other-device.ts';
import { exactly, ReadingForm } from './reading-form.ts';
import { expect, test } from './signed-in.ts';
import { type Language, prefixes, wordsIn } from './words.ts';

test.use({ serviceWorkers: 'block' });

const languages: Language[] = process.env['PROOF'] ? (Object.keys(prefixes) as Language[]) : ['fr', 'ar-MA'];

test.describe('from the first visit on', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [index, locale] of languages.entries()) {
    const words = wordsIn(locale);
    const { say, prefix } = words;

    test(`a person who reads ${locale} alone gets from login to a reading among the latest`, async ({
      page,
      world,
    }) => {
      await page.goto(`${prefix}/start`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-MA' ? 'rtl' : 'ltr');
      const connect = say('auth.start.connect');
      await page
        .getByRole('link', { name: connect })
        .or(page.getByRole('button', { name: connect }))
        .click();
      await page.getByRole('textbox', { name: say('auth.server.address') }).fill(world.api.url);
      await page.getByRole('button', { name: say('auth.server.test') }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Seguia' })).toBeVisible();
      await page.getByRole('button', { name: say('auth.server.use') }).click();
      await page.getByRole('textbox', { name: say('auth.login.email') }).fill('recorder@demo.test');
      await page.getByRole('textbox', { name: say('auth.login.password'), exact: true }).fill('seguia-demo');
      await page.getByRole('button', { name: say('auth.login.submit') }).click();
      await page
        .getByRole('list', { name: say('auth.farms.list') })
        .getByText('Oasis du Souss')
        .click();
      const main = page.getByRole('navigation', { name: say('shell.nav.main') });
      await main.getByRole('link', { name: say('shell.nav.new-reading'), exact: true }).click();
      const mark = locale === 'en' ? '.' : ',';
      const intakeEc = `2${mark}5${index + 1}`;
      const form = new ReadingForm(page, words);
      await form.type({ intakeEc, intakePh: `5${mark}8` });
      await form.save();
      await main.getByRole('link', { name: say('shell.nav.latest') }).click();
      const title = [say('readings.latest.all'), say('readings.latest.mine')];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${title.join('|')})$`));
      const rows = page.getByRole('list', { name: say('readings.list.name') }).getByRole('listitem');
      await expect(rows.filter({ hasText: intakeEc })).not.toHaveCount(0);
      const allSent = page.getByRole('status').filter({ hasText: exactly(say('shell.sync.all-sent')) });
      await expect(allSent).toBeVisible();
    });
  }

  test('by the keyboard alone, from login to a reading that is sent', async ({ page, world }) => {
    const words = wordsIn('en');
    const { say } = words;
    await page.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
    await page.goto('/en/login');
    await expect(page.getByRole('textbox', { name: say('auth.login.email') })).toBeVisible();
    await tabTo(page, say('auth.login.email'));
    await page.keyboard.type('recorder@demo.test');
    await tabTo(page, say('auth.login.password'));
    await page.keyboard.type('seguia-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: say('auth.farms.list') })).toBeVisible();
    await tabTo(page, 'Oasis du Souss');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('readings.today.title') })).toBeVisible();
    await tabTo(page, say('shell.nav.new-reading'));
    await page.keyboard.press('Enter');
    const form = new ReadingForm(page, words);
    await expect(form.measure('intakeEc')).toBeFocused();
    await page.keyboard.type('2.66');
    await tabTo(page, say('readings.field.entryValue'));
    await page.keyboard.press('ArrowRight');
    await expect(form.entryType('Drippers')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, say('readings.measure.drainPercent'));
    await page.keyboard.type('26');
    await page.keyboard.press('Control+Enter');
    await form.sent();
    const device = await OtherDevice.of(world.api, 'recorder');
    expect((await device.mine())[0]).toMatchObject({ intake_ec: 2.66, drain_percent: 26 });
  });
});

/** Goes on with Tab until what has the focus bears the name; a person would give up long before sixty. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = () =>
    page.evaluate((wanted) => {
      const on = document.activeElement;
      if (!on || on === document.body || on.tagName === 'H1') return false;
      const label =
        on instanceof HTMLInputElement ? [...(on.labels ?? [])].map((one) => one.textContent).join(' ') : '';
      const by = (on.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      return [on.getAttribute('aria-label'), label, ...by, on.textContent].some((text) =>
        text?.trim().startsWith(wanted),
      );
    }, name);
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await named()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test.describe('on the smallest screen', () => {
  test.use({ account: 'manager', viewport: { width: 320, height: 640 } });

  for (const locale of languages) {
    test(`no screen scrolls sideways at 320 px in ${locale}`, async ({ page, world, browser }) => {
      test.setTimeout(120_000);
      const { prefix } = wordsIn(locale);
      const device = await OtherDevice.of(world.api, 'manager');
      const [reading] = await device.mine();
      const campaign = await firstCampaign(page, prefix);
      for (const path of [
        '/app',
        '/app/new',
        '/app/last',
        '/app/history',
        '/app/round',
        '/app/unsent',
        '/app/bands',
        `/app/bands?plot=${device.plot('Serre 1')}`,
        ...(reading ? [`/app/one/${reading.id}`, `/app/edit/${reading.id}`] : []),
        '/app/campaign',
        '/app/campaign/new',
        `/app/campaign/${campaign}`,
        `/app/campaign/edit/${campaign}`,
        `/app/campaign/${campaign}/plot/${device.plot('Serre 1')}`,
        '/app/settings',
        '/farmers',
        '/nowhere',
      ]) {
        await page.goto(prefix + path);
        await expectNoSideways(page, path);
      }
      const context = await browser.newContext({
        viewport: { width: 320, height: 640 },
        storageState: { cookies: [], origins: [] },
        baseURL: world.web.url,
      });
      const stranger = await context.newPage();
      for (const path of ['/start', '/server']) {
        await stranger.goto(prefix + path);
        await expectNoSideways(stranger, path);
      }
      await stranger.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
      for (const path of ['/login', '/password-forgot']) {
        await stranger.goto(prefix + path);
        await expectNoSideways(stranger, path);
      }
      await context.close();
    });
  }
});

async function firstCampaign(page: Page, prefix: string): Promise<string> {
  await page.goto(`${prefix}/app/campaign`);
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

/** What has come after a heading and a moment is what a person sees; nothing of it may reach beyond the screen's edge. */
async function expectNoSideways(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(wide, path).toBe(0);
}
