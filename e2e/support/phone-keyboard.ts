// The phone's own keyboard as Safari has it on an iPhone: it lies over the page. The page keeps its size, and only the visual viewport is smaller.
import type { BrowserContext, Page } from '@playwright/test';

type Played = EventTarget & { height: number };

/** Has every page of the phone take its visual viewport from the test. */
export async function playKeyboard(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(globalThis, 'visualViewport', { value: seen });
  });
}

/** Opens the keyboard (336 px on an iPhone 14, with its row of suggestions), or closes it (0). Gives the height that is left to see. */
export async function setKeyboard(page: Page, height: number): Promise<number> {
  return page.evaluate((covered) => {
    const seen = visualViewport as unknown as Played;
    seen.height = innerHeight - covered;
    seen.dispatchEvent(new Event('resize'));
    return seen.height;
  }, height);
}
