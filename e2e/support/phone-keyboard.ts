// Plays an iPhone's own keyboard in Safari: it lies over the page, so the page keeps its size and only the visual viewport gets smaller.
import type { BrowserContext, Page } from '@playwright/test';

type Played = EventTarget & { height: number };

/** Makes every page of the phone take its visual viewport from the test. */
export async function playKeyboard(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(globalThis, 'visualViewport', { value: seen });
  });
}

/** Opens the keyboard (336 px on an iPhone 14, with its row of suggestions), or closes it (0). Returns the height that stays visible. */
export async function setKeyboard(page: Page, height: number): Promise<number> {
  return page.evaluate((covered) => {
    const seen = visualViewport as unknown as Played;
    seen.height = innerHeight - covered;
    seen.dispatchEvent(new Event('resize'));
    return seen.height;
  }, height);
}
