import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until `shown` is visible, all movement has ended, and the page's words no longer change. */
export async function arrive(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await waitForRest(page);
  let before = '';
  for (let round = 0; round < 20; round++) {
    const now = await page.locator('body').innerText();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(250);
  }
}

/** Waits until all movement has ended, such as that of a sheet that slides in. */
export async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
