// A small screen at a desk, 1,200 px wide: tables beside the rail, in the languages whose words are the longest or run the other way.
import { expect } from '@playwright/test';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

test.use({ account: 'manager', viewport: { width: 1200, height: 860 }, hasTouch: false });

for (const locale of ['pt', 'ar-MA']) {
  test(`the board’s table shows all its columns without scrolling in ${locale}`, async ({ page }) => {
    await page.goto(`${translationIn(locale).prefix}/app`);
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1).getByRole('img').last()).toBeVisible();
    const hidden = await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  });
}
