import { expect } from '@playwright/test';
import { translationIn } from '../support/translation.ts';
import { go, openFarm } from '../support/person.ts';
import { test } from '../support/signed-in.ts';

// A device that says it is ready works for a day without network (decision 263).

const { textOf } = translationIn('en');

test.use({ account: 'nobody', serviceWorkers: 'allow' });

test('a new phone that says “Ready offline” opens a running campaign that nobody has opened, and a page for an ended one', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(120_000);
  await openFarm(page, world, 'manager');
  await expect(page.getByText(textOf('shell.offline.ready'), { exact: true })).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  await go(page, 'Campaigns');
  const campaigns = page.getByRole('list', { name: textOf('campaigns.list.title') });
  const tomatoes = campaigns.getByRole('link', { name: /^Tomate \d/ });
  await expect(tomatoes).toHaveCount(2);
  const dialog = page.getByRole('alertdialog');
  await tomatoes.first().click();
  await expect(page.getByRole('region', { name: textOf('campaigns.detail.graphs'), exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await tomatoes.last().click();
  await dialog.getByRole('button', { name: textOf('ui.ok'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(textOf('campaigns.detail.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tomate/);
  await page.getByRole('link', { name: textOf('campaigns.offline.others') }).click();
  await expect(campaigns).toBeVisible();
});
