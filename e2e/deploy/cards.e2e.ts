// Cards of other parts on a screen (decision 071): mf-campaigns offers one for Today. Faults in a card's code are in the shell's
// cards.test.tsx and in the table of faults.
import { expect, type Page } from '@playwright/test';
import { openFarm } from '../support/person.ts';
import { readyForOffline } from '../support/offline.ts';
import { test as worldTest } from '../support/world.ts';
import { test } from './stage.ts';

const title = 'Running campaigns';
const campaigns = (page: Page) => page.getByRole('list', { name: title });
const plots = (page: Page) => page.getByText(/^12 plots: /);
const fault = (page: Page) => page.getByRole('status').filter({ hasText: title });

test('a card comes with the release that offers it, fails for itself, and Retry recovers it', async ({
  page,
  stage,
}) => {
  const offering = stage.good('mf-campaigns');
  const { cards, ...before } = offering as typeof offering & { cards: unknown };
  expect(cards).toBeTruthy();
  stage.list('mf-campaigns', [before]);
  await page.goto('/en/app');
  await expect(plots(page)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  // Only this remote is released, not the shell or the part that owns the screen.
  stage.list('mf-campaigns', [offering]);
  await page.reload();
  await expect(campaigns(page).getByRole('link')).not.toHaveCount(0);

  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  stage.server.break(/^\/r\/mf-campaigns\/.*\.js$/, '404');
  await page.reload();
  await expect(plots(page)).toBeVisible();
  await expect(fault(page)).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'Start round' })).toBeVisible();
  stage.repair();
  await fault(page).getByRole('button', { name: 'Retry' }).click();
  await expect(campaigns(page)).toBeVisible({ timeout: 2000 });

  // A card that does not arrive delays nothing else.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  stage.server.break(/^\/r\/mf-campaigns\/.*\.js$/, 'stall');
  await page.reload({ waitUntil: 'commit' });
  await expect(plots(page)).toBeVisible({ timeout: 5000 });
  await expect(campaigns(page)).toHaveCount(0);
});

worldTest.describe('a device that has the set', () => {
  worldTest.use({ serviceWorkers: 'allow' });

  worldTest('cards are there without network, on Today and on a plot’s page', async ({ page, context, world }) => {
    await openFarm(page, world, 'manager');
    await campaigns(page).getByRole('link').first().click();
    const crops = page.getByRole('region', { name: 'Crops and varieties' });
    await crops.getByRole('link', { name: 'Serre 1', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Latest reading' })).toBeVisible();
    await readyForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Latest reading' })).toBeVisible();
    await page.goto('/en/app');
    await expect(campaigns(page)).toBeVisible();
  });
});
