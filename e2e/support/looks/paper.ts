// Checks what a printer gets: pages of A4 on which nothing is cut.
import { expect, type Page } from '@playwright/test';

/** Makes `print` do nothing but leave a mark: a test cannot press the system's print dialog, and this keeps the page as it would be printed. */
export async function holdPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
}

/** Waits until the page has called `print`. */
export async function printed(page: Page): Promise<void> {
  await expect(page.locator('html[data-printed]')).toBeAttached({ timeout: 20_000 });
}

/** Returns how many pages of A4 the page makes. */
export async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = paper.match(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/g) ?? [];
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes).toHaveLength((paper.match(/\/Type\s*\/Page\b/g) ?? []).length);
  return boxes.length;
}

/** Returns the texts that are wider than their place: they stick out of the sheet or of their cell. */
export async function findCut(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(() => {
    const sheet = document.querySelector('body > article');
    if (!sheet) return ['no paper'];
    const { left, right } = sheet.getBoundingClientRect();
    const isShown = (element: Element) => element.getBoundingClientRect().width > 1;
    const isOut = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    };
    const isOverfull = (element: Element) =>
      element.matches('td, th, p, h1') && element.scrollWidth > element.clientWidth + 1;
    return [...sheet.querySelectorAll('*')]
      .filter((element) => isShown(element) && (isOut(element) || isOverfull(element)))
      .map((element) => `${element.tagName}: ${element.textContent}`);
  });
  await page.emulateMedia({ media: null });
  return cut;
}

/** Returns the rows of the paper's table, without its heads. */
export function paperLines(page: Page): Promise<string[][]> {
  return page
    .locator('body > article tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent)));
}
