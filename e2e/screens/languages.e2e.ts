import { OtherDevice } from '../support/other-device.ts';
import { exactly, measures, ReadingForm } from '../support/reading-form.ts';
import { expect, type Page } from '@playwright/test';
import { go } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { type Language, nameOf, prefixes, type Translation, translationIn } from '../support/translation.ts';

// Other journeys run in French and English.
const languages: Language[] = isProof ? Object.keys(prefixes) : ['ar-MA'];

test.describe('from the first visit on', () => {
  test.use({ account: 'nobody' });

  for (const [index, locale] of languages.entries()) {
    const translation = translationIn(locale);
    const { textOf, like, prefix } = translation;

    test(`a person who reads only ${locale} finds the way through the main journeys`, async ({ page, world }) => {
      test.setTimeout(120_000);
      await page.goto(`${prefix}/start`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-MA' ? 'rtl' : 'ltr');
      await logIn(page, translation, world.api.url);
      const main = page.getByRole('navigation', { name: textOf('shell.nav.main') });

      await main.getByRole('link', { name: textOf('readings.nav.newReading'), exact: true }).click();
      const mark = locale === 'en' ? '.' : ',';
      const [typed, corrected] = [`2${mark}5${index + 1}`, `2${mark}6${index + 1}`];
      const form = new ReadingForm(page, translation);
      await form.type({ intakeEc: typed, intakePh: `5${mark}8` });
      await form.save();

      const rows = page.getByRole('list', { name: textOf('readings.list.name') }).getByRole('listitem');
      const openLatest = async (text: string) => {
        await main.getByRole('link', { name: textOf('readings.nav.latest') }).click();
        const title = [textOf('readings.latest.all'), textOf('readings.latest.mine')];
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${title.join('|')})$`));
        await rows.filter({ hasText: text }).first().getByRole('link').first().click();
      };
      await openLatest(typed);
      await page.getByRole('link', { name: textOf('readings.action.edit'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: textOf('readings.form.editTitle') })).toBeVisible();
      await form.type({ intakeEc: corrected });
      await form.save();
      await openLatest(corrected);
      const remove = { name: textOf('readings.action.delete'), exact: true };
      await page.getByRole('button', remove).click();
      await page
        .getByRole('alertdialog', { name: textOf('readings.action.deleteTitle') })
        .getByRole('button', remove)
        .click();
      await expect(page.getByText(like('readings.action.deleted'))).toBeVisible();
      const allSent = page.getByRole('status').filter({ hasText: exactly(textOf('shell.sync.allSent')) });
      await expect(allSent).toBeVisible();

      await makeCampaign(page, translation);
      for (const measure of measures) {
        const graph = page.getByRole('region', { name: textOf(`readings.measure.${measure}`), exact: true });
        await expect(graph.getByRole('img').first()).toBeVisible({ timeout: 20_000 });
      }

      await main.getByRole('link', { name: textOf('settings.part') }).click();
      const other = translationIn(locale === 'fr' ? 'ar-MA' : 'fr');
      await form.choose('settings.display.language', nameOf(other.locale));
      await expect(page.getByRole('heading', { level: 1, name: other.textOf('settings.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
      await new ReadingForm(page, other).choose('settings.display.language', nameOf(locale));
      await expect(page.getByRole('heading', { level: 1, name: textOf('settings.title') })).toBeVisible();

      const out = { name: textOf('ui.logout.button'), exact: true };
      await page.getByRole('button', out).click();
      await page
        .getByRole('alertdialog', { name: textOf('ui.logout.title') })
        .getByRole('button', out)
        .click();
      await expect(page.getByRole('button', { name: textOf('auth.login.submit') })).toBeVisible();
    });
  }

  test('by the keyboard alone, from login to a reading that is sent', async ({ page, world }) => {
    const translation = translationIn('en');
    const { textOf } = translation;
    await page.addInitScript((url) => localStorage.setItem('seguia.server', url), world.api.url);
    await page.goto('/en/login');
    await expect(page.getByRole('textbox', { name: textOf('auth.login.email') })).toBeVisible();
    await tabTo(page, textOf('auth.login.email'));
    await page.keyboard.type('recorder@demo.test');
    await tabTo(page, textOf('auth.login.password'));
    await page.keyboard.type('seguia-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: textOf('auth.farms.list') })).toBeVisible();
    await tabTo(page, 'Oasis du Souss');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: textOf('readings.today.title') })).toBeVisible();
    await tabTo(page, textOf('readings.nav.newReading'));
    await page.keyboard.press('Enter');
    const form = new ReadingForm(page, translation);
    await expect(form.measure('intakeEc')).toBeFocused();
    await page.keyboard.type('2.46');
    await tabTo(page, textOf('readings.field.entryValue'));
    await page.keyboard.press('ArrowRight');
    await expect(form.entryType('Drippers')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, textOf('readings.measure.drainPercent'));
    await page.keyboard.type('26');
    await form.save(() => page.keyboard.press('Control+Enter'));
    const device = await OtherDevice.of(world.api, 'recorder');
    expect((await device.mine())[0]).toMatchObject({ intake_ec: 2.46, drain_percent: 26 });
  });
});

test('“back” after a change of the language goes on in the new one', async ({ page }) => {
  const [before, after] = [translationIn('en'), translationIn('ar-MA')];
  await page.goto(`${before.prefix}/app/history`);
  await go(page, before.textOf('readings.nav.latest'));
  await expect(page.getByRole('heading', { level: 1, name: 'latest entries' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: before.textOf('settings.part') })
    .click();
  await new ReadingForm(page, before).choose('settings.display.language', nameOf('ar-MA'));
  await expect(page.getByRole('heading', { level: 1, name: after.textOf('settings.title') })).toBeVisible();
  await page.goBack();
  const mine = [after.textOf('readings.latest.all'), after.textOf('readings.latest.mine')];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${mine.join('|')})$`));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: after.textOf('readings.history.title') })).toBeVisible();
  // A link to a page in another language switches the language.
  await page.goto('/es/app/history');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

/** Goes from the welcome page to the pages of the demo's main farm. */
async function logIn(page: Page, { textOf }: Translation, server: string): Promise<void> {
  const connect = textOf('auth.start.connect');
  await page
    .getByRole('link', { name: connect })
    .or(page.getByRole('button', { name: connect }))
    .click();
  await page.getByRole('textbox', { name: textOf('auth.server.address') }).fill(server);
  await page.getByRole('button', { name: textOf('auth.server.test') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Seguia' })).toBeVisible();
  await page.getByRole('button', { name: textOf('auth.server.use') }).click();
  await page.getByRole('textbox', { name: textOf('auth.login.email') }).fill('manager@demo.test');
  await page.getByRole('textbox', { name: textOf('auth.login.password'), exact: true }).fill('seguia-demo');
  await page.getByRole('button', { name: textOf('auth.login.submit') }).click();
  await page
    .getByRole('list', { name: textOf('auth.farms.list') })
    .getByText('Oasis du Souss')
    .click();
}

/** Makes a campaign of the year 2026 whose first and last day read alike in every order of day and month. */
async function makeCampaign(page: Page, { textOf, locale }: Translation): Promise<void> {
  await page
    .getByRole('navigation', { name: textOf('shell.nav.main') })
    .getByRole('link', { name: textOf('campaigns.part') })
    .click();
  await page.getByRole('link', { name: textOf('campaigns.list.new'), exact: true }).click();
  await page.getByRole('textbox', { name: textOf('campaigns.form.name'), exact: true }).fill(`2026 ${locale}`);
  for (const [field, digits] of [
    ['startDate', '01012026'],
    ['endDate', '12122026'],
  ] as const) {
    const date = page.getByRole('group', { name: textOf(`campaigns.form.${field}`), exact: true });
    await date.getByRole('spinbutton').first().focus();
    await page.keyboard.type(digits);
  }
  await page.getByRole('radio', { name: textOf('campaigns.visibility.thisApp') }).check();
  await page.getByRole('button', { name: textOf('campaigns.form.save'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `2026 ${locale}` })).toBeVisible();
}

/** Presses Tab until the focused element has the name; a person would give up long before sixty presses. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = () =>
    page.evaluate((wanted) => {
      const on = document.activeElement;
      if (!on || on === document.body || on.tagName === 'H1') return false;
      const label =
        on instanceof HTMLInputElement ? [...(on.labels ?? [])].map((label) => label.textContent).join(' ') : '';
      const labelledBy = (on.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      return [on.getAttribute('aria-label'), label, ...labelledBy, on.textContent].some((text) =>
        text?.trim().startsWith(wanted),
      );
    }, name);
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await named()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}
