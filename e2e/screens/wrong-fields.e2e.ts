// Whatever a person gets wrong in a form, the focus is on the field, and field and message are in sight: nothing lies over them.
import { expect, type Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { type Language, prefixes, translationIn } from '../support/translation.ts';
import { wrongFieldIsInSight } from '../support/looks/wrong-field.ts';

interface WrongForm {
  path: string;
  /** The button that opens the form. */
  open?: string;
  /** What is typed, by the field. */
  typed?: Record<string, string>;
  save: string;
}

const publicForms: WrongForm[] = [{ path: '/server', save: 'auth.server.use' }];
const forms: WrongForm[] = [
  { path: '/app/new', typed: { 'readings.measure.intakePh': '99' }, save: 'readings.form.save' },
  { path: '/app/campaign/new', save: 'campaigns.form.save' },
  {
    path: '/app/water',
    open: 'readings.water.add',
    typed: { 'readings.water.radiation': '-5' },
    save: 'readings.water.save',
  },
  {
    path: '/app/farm/people',
    open: 'settings.people.invite',
    typed: { 'settings.people.email': 'salma' },
    save: 'settings.people.makeLink',
  },
  { path: '/app/settings/password', save: 'settings.password.submit' },
];
const sizes = {
  smallest: { width: 320, height: 568 },
  small: { width: 360, height: 640 },
  'on its side': { width: 640, height: 360 },
};
const languages: Language[] = isProof ? Object.keys(prefixes) : ['fr'];

for (const [size, viewport] of Object.entries(sizes))
  for (const locale of languages) {
    const { prefix, textOf } = translationIn(locale);
    const makeErrors = async (page: Page, { path, open, typed = {}, save }: WrongForm) => {
      await page.goto(prefix + path);
      await arrive(page, page.getByRole('heading', { level: 1 }));
      if (open !== undefined) await page.getByRole('button', { name: textOf(open), exact: true }).click();
      for (const [field, text] of Object.entries(typed))
        await page.getByRole('textbox', { name: textOf(field) }).fill(text);
      await page.getByRole('button', { name: textOf(save), exact: true }).click();
      await wrongFieldIsInSight(page);
    };
    test.describe(`${size}, ${locale}`, () => {
      test.use({ account: 'manager', viewport });

      for (const form of forms)
        test(`a wrong field and its message are in sight: ${form.path}`, ({ page }) => makeErrors(page, form));
    });
    test.describe(`${size}, ${locale}, before the login`, () => {
      test.use({ account: 'nobody', viewport });

      for (const form of publicForms)
        test(`a wrong field and its message are in sight: ${form.path}`, ({ page }) => makeErrors(page, form));

      test('in an invitation a wrong field and its message are in sight', async ({ page, phoneOf, world }) => {
        const manager = await (await phoneOf('manager')).newPage();
        await manager.goto(`${world.web.url}${prefix}/app/farm/people`);
        await manager.getByRole('button', { name: textOf('settings.people.invite'), exact: true }).click();
        await manager.getByRole('button', { name: textOf('settings.people.makeLink'), exact: true }).click();
        await page.goto(await manager.getByRole('textbox', { name: textOf('settings.people.link.link') }).inputValue());
        const password = page.getByLabel(textOf('auth.login.password'), { exact: true });
        await page.getByRole('textbox', { name: textOf('auth.account.firstname'), exact: true }).fill('Salma');
        await page.getByRole('textbox', { name: textOf('auth.account.lastname'), exact: true }).fill('Ouazzani');
        await page.getByRole('textbox', { name: textOf('auth.login.email'), exact: true }).fill('salma@farm.example');
        await password.fill('eau');
        await page.getByRole('button', { name: textOf('auth.join.submit') }).click();
        await expect(password).toBeFocused();
        await wrongFieldIsInSight(page);
      });
    });
  }
