import { firstUnlessProof } from '../support/proof.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { type Language, translationIn } from '../support/translation.ts';
import { DataServer, type World } from '../support/world.ts';

// A separate data server, so that other journeys do not see the people that come and go here.
test.use({ account: 'manager', serverSettings: { SERVER_NAME: 'People' } });

const open: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});

/** Opens a phone that has never had the app. */
async function newPhone(browser: Browser, { web }: World): Promise<Page> {
  const nobody = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: web.url, serviceWorkers: 'block', storageState: nobody });
  open.push(context);
  return context.newPage();
}

for (const language of firstUnlessProof(['fr', 'ar-MA'] satisfies Language[])) {
  const { prefix, textOf, like } = translationIn(language);

  test(`a person who opens a link on another phone joins the farm, and the link is used up (${language})`, async ({
    page,
    browser,
    world,
  }) => {
    const button = (where: Page, id: string) => where.getByRole('button', { name: textOf(id), exact: true });
    const type = (where: Page, id: string, text: string) =>
      where.getByRole('textbox', { name: textOf(id), exact: true }).fill(text);
    await page.goto(`${prefix}/app/farm/people`);
    await button(page, 'settings.people.invite').click();
    await button(page, 'settings.people.makeLink').click();
    await expect(page.getByRole('img', { name: textOf('settings.people.link.code') })).toBeVisible();
    const link = await page.getByRole('textbox', { name: textOf('settings.people.link.link') }).inputValue();
    expect(link.startsWith(`${world.web.url}${prefix}/join?server=`)).toBe(true);

    const phone = await newPhone(browser, world);
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(like('auth.join.farm'));
    await type(phone, 'auth.account.firstname', 'Salma');
    await type(phone, 'auth.account.lastname', `Ouazzani ${language}`);
    await type(phone, 'auth.login.email', `salma-${language.toLowerCase()}@farm.example`);
    await phone.getByLabel(textOf('auth.login.password'), { exact: true }).fill('eau claire du puits');
    await button(phone, 'auth.join.submit').click();
    await expect(phone.getByRole('navigation', { name: textOf('shell.nav.main') })).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`${prefix}/app$`));

    await phone.goto(link);
    await phone.getByRole('link', { name: textOf('auth.join.login') }).click();
    await expect(phone.getByRole('navigation', { name: textOf('shell.nav.main') })).toBeVisible();

    const late = await newPhone(browser, world);
    await late.goto(link);
    await expect(late.getByText(textOf('auth.join.gone'))).toBeVisible();

    await page.reload();
    const members = page.getByRole('list', { name: textOf('settings.people.members') });
    await members.getByRole('button', { name: `Salma Ouazzani ${language}` }).click();
    await page.getByRole('switch', { name: textOf('settings.people.works') }).press('Space');
    await button(page, 'settings.people.save').click();
    const left = members.getByRole('listitem').filter({ hasText: `Ouazzani ${language}` });
    await expect(left).toContainText(like('settings.people.disabled'));
    await phone.reload();
    await expect(phone.getByText(textOf('shell.closedFarm.text'))).toBeVisible();
    await button(phone, 'shell.closedFarm.choose').click();
    await expect(phone.getByText(textOf('auth.farms.none'))).toBeVisible();
  });
}

test('the address that a fresh server prints leads to its first farm', async ({ browser, world }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-fresh-'));
  const fresh = await DataServer.start(folder, { DEMO: '0', WEB_ADDRESS: world.web.url });
  await expect.poll(() => fresh.said).toContain('/set-up?server=');
  const address = /http\S+\/set-up\?\S+/.exec(fresh.said)?.[0] ?? '';
  const phone = await newPhone(browser, world);
  await phone.goto(address.replace('/set-up', '/en/set-up'));
  for (const [name, text] of Object.entries({
    'Name of the farm': 'Ferme du Léon',
    'First name': 'Ana',
    'Last name': 'Le',
    'E-mail': 'ana@farm.example',
    Password: 'eau claire du puits',
  }))
    await phone
      .getByRole('textbox', { name, exact: true })
      .or(phone.getByLabel(name, { exact: true }))
      .first()
      .fill(text);
  await phone.getByRole('button', { name: 'Create the farm' }).click();
  await expect(phone.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await fresh.stop();
  rmSync(folder, { recursive: true, force: true });
});
