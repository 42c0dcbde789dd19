import type { Locator, Page } from '@playwright/test';
import { waitForRest } from './arrive.ts';

export interface Finger {
  x: number;
  y: number;
}

/**
 * Sends real touch points, as a screen does: for each finger a row of places, in px of the window. `held` runs before the fingers are lifted.
 * With a pause of 0 no place waits for the page's answer to the one before, which takes as long as the page draws: a finger that is to
 * scroll must not seem to hold meanwhile.
 */
export async function touch(
  page: Page,
  steps: readonly Finger[][],
  { pause = 30, held = async () => undefined }: { pause?: number; held?: () => Promise<unknown> } = {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  for (const [at, fingers] of steps.entries()) {
    const touchPoints = fingers.map((finger, id) => ({ ...finger, id }));
    sent.push(session.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints }));
    if (pause === 0) continue;
    await sent.at(-1);
    await page.waitForTimeout(pause);
  }
  await Promise.all(sent);
  await held();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Returns the places of a finger that moves from one place to another in `steps` steps. */
export function way(from: Finger, to: Finger, steps = 8): Finger[][] {
  return Array.from({ length: steps + 1 }, (_, step) => [
    { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
  ]);
}

/** Returns the middle of an element, which must be on the screen, once nothing moves there. */
export async function middleOf(element: Locator): Promise<Finger> {
  await waitForRest(element.page());
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
