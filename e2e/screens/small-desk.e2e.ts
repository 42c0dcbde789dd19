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

test('a Latin variety is cut at its own end in the history’s table in Arabic', async ({ page }) => {
  await page.goto(`${translationIn('ar-MA').prefix}/app/history`);
  const variety = page.getByRole('button').getByText('Tomate', { exact: false }).first();
  await expect(variety).toBeVisible();
  const isFirstLetterSeen = await variety.evaluate((name) => {
    const letter = document.createRange();
    letter.setStart(name.firstChild!, 0);
    letter.setEnd(name.firstChild!, 1);
    const [box, button] = [letter, name.closest('button')!].map((of) => of.getBoundingClientRect());
    return box!.left >= button!.left - 1;
  });
  expect(isFirstLetterSeen).toBe(true);
});
