// What people do, by the names that a screen reader reads (English screens).
import { expect, type Page } from '@playwright/test';

/** The address of the data server. */
interface Place {
  api: { url: string };
}

/** Goes from a first visit to the list of farms: start page, full address of the server, login. */
export async function logIn(page: Page, world: Place, account: string, { prefix = '/en' } = {}): Promise<void> {
  await page.goto(`${prefix}/start`);
  await connect(page, world);
  await fillLogin(page, account);
  await expect(page.getByRole('list', { name: 'Farms' })).toBeVisible();
}

/** Logs in on the login page, which must be there. */
export async function fillLogin(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${account}@demo.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill('seguia-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function connect(page: Page, world: Place): Promise<void> {
  await page
    .getByRole('link', { name: 'Connect to a data server' })
    .or(page.getByRole('button', { name: 'Connect to a data server' }))
    .click();
  await page.getByRole('textbox', { name: 'Full address' }).fill(world.api.url);
  await page.getByRole('button', { name: 'Use this server' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
}

export async function chooseFarm(page: Page, name: string): Promise<void> {
  const farm = page
    .getByRole('list', { name: 'Farms' })
    .getByRole('button', { name })
    .or(page.getByRole('list', { name: 'Farms' }).getByRole('link', { name }));
  await farm.first().click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Opens the app as an account of the demo's main farm. */
export async function openFarm(page: Page, world: Place, account: string): Promise<void> {
  await logIn(page, world, account);
  await chooseFarm(page, 'Oasis du Souss');
}

/** Goes to a page by the app's own navigation. */
export async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

/** Goes to an address as a link of the app would, without loading the page again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The line in the header of every page that says whether everything is sent. */
export const syncStatus = (page: Page) =>
  page.getByRole('status').filter({
    hasText: /^(All sent|Not up to date|(\d+ needs? you · )?(Offline( · \d+)?|\d+ to send)|\d+ needs? you)$/,
  });
