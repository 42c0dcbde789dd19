// Anybody can write a link that names a data server. The shell reads which ones the deployment knows, and mf-auth asks about all others before
// anything is sent there (decision 201).
import { expect, type Page } from '@playwright/test';
import { test } from '../support/signed-in.ts';

test.use({ account: 'nobody' });

const foreign = 'https://api.attacker.example';

/** Opens the link of a server on a new phone, and returns what the phone sends to that server. */
async function openLink(page: Page, dataServers: string[]): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`${foreign}/**`, async (route) => {
    sent.push(route.request().url());
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: { startDelay: 0, dataServers } }));
  await page.goto(`/en/server?address=${encodeURIComponent(foreign)}`);
  return sent;
}

test('a link to an unknown server shows its address, and sends nothing before the person agrees', async ({ page }) => {
  const sent = await openLink(page, []);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads to another server');
  await expect(page.getByText(foreign, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Do not go on' }).click();
  await expect(page).toHaveURL(/\/en\/start$/);

  await page.goBack();
  await page.getByRole('button', { name: 'Go on with this server' }).click();
  await expect(page.getByRole('textbox', { name: 'Full address' })).toHaveValue(foreign);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Use this server' }).click();
  const anyway = page.getByRole('button', { name: 'Use anyway' });
  await expect(anyway.or(page.getByLabel('Password', { exact: true }))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText('Sent to api.attacker.example.')).toBeVisible();
});

test('a link to a server in the deployment’s list fills in its address', async ({ page }) => {
  const sent = await openLink(page, [`${foreign}/`]);
  await expect(page.getByRole('textbox', { name: 'Full address' })).toHaveValue(foreign);
  expect(sent).toEqual([]);
});
