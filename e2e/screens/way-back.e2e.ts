// Back leads to where one came from, and the day stays in sight while a list scrolls.
import { expect } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';

const { textOf } = translationIn('en');

test.use({ account: 'manager', viewport: { width: 360, height: 640 } });

test('Back of a reading leads to its place in History, whose day stays in sight', async ({ page }) => {
  await page.goto('/en/app/history');
  const list = page.getByRole('list', { name: textOf('readings.list.name'), exact: true });
  await arrive(page, list.getByRole('listitem').nth(3));
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
  const day = list.locator('[data-stuck] h2');
  const isSeen = () =>
    day.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, (top + bottom) / 2));
    });
  await expect.poll(isSeen).toBe(true);
  const name = textOf('ui.back');
  await page.touchscreen.tap(120, 400);
  await expect(page).toHaveURL(/\/app\/one\//);
  const reading = new URL(page.url()).pathname;
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/history$/);
  await expect(list.locator(`a[href="${reading}"]`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
