import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import type { Entry } from './picture-list.ts';

const index = JSON.parse(readFileSync(process.env['PICTURES_INDEX'] ?? '', 'utf8')) as {
  entries: Record<string, Entry>;
};
const wanted = (process.env['PICTURES'] ?? '').toLowerCase();
const pages = Object.values(index.entries).filter(
  ({ type, title }) => type === 'docs' && title.toLowerCase().includes(wanted),
);

test.use({ viewport: { width: 1440, height: 900 } });

for (const { id, title } of pages) {
  test(`${title}: its page is drawn`, async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    if (title.startsWith('Kit/')) await expect(page.locator('#storybook-docs .docs-story').first()).toBeVisible();
    await expect(page.getByText('No Preview', { exact: true })).toBeHidden();
    expect(faults).toEqual([]);
  });
}

test('a control of a docs page changes the part that it describes', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=kit-button--docs');
  const playground = page.locator('.docs-story').first();
  await expect(playground.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /children/ })
    .or(page.locator('textarea[name="children"]'))
    .fill('Envoyer');
  await expect(playground.getByRole('button', { name: 'Envoyer' })).toBeVisible();
});
