// The two ways to type a value into the reading form. Nothing is searched for in the page between two keys, because that would take time on
// the page's thread.
import { expect, type Page } from '@playwright/test';
import { middleOf } from '../support/touch.ts';
import type { ReadingForm } from '../support/reading-form.ts';

/** Types texts into the fields one after the other, starting in the focused first field. Returns the number of keys. */
export type Typing = (form: ReadingForm, texts: readonly string[], after: () => Promise<void>) => Promise<number>;

/** Presses the app's own keypad with a finger. */
export const byKeypad: Typing = async ({ page }, texts, after) => {
  const places = await placesOfKeys(page);
  return press(texts, after, ['mark', 'next'], movesOn, async (key) => {
    const place = places[key];
    if (!place) throw new Error(`The keypad has no ${key}: ${Object.keys(places).join(' ')}`);
    await page.touchscreen.tap(place.x, place.y);
  });
};

export const byKeyboard: Typing = async ({ page }, texts, after) =>
  press(
    texts,
    after,
    ['.', 'Enter'],
    () => false,
    (key) => page.keyboard.press(key),
  );

/** Whether the keypad goes on to the next field by itself after this text, which it does after one decimal. */
const movesOn = (text: string) => /^\d\.\d$/.test(text);

async function press(
  texts: readonly string[],
  after: () => Promise<void>,
  [mark, next]: readonly [string, string],
  isLeft: (text: string) => boolean,
  pressKey: (key: string) => Promise<void>,
): Promise<number> {
  const keys = texts.flatMap((text, field) => {
    const signs = Array.from(text, (sign) => (sign === '.' ? mark : sign));
    const before = texts[field - 1];
    return before === undefined || isLeft(before) ? signs : [next, ...signs];
  });
  for (const key of keys) {
    await pressKey(key);
    await after();
  }
  return keys.length;
}

/** Returns the middle of each key by its name, in px of the window. */
async function placesOfKeys(page: Page): Promise<Record<string, { x: number; y: number }>> {
  const keys = page.locator('[data-keypad-open] [data-key]');
  await expect(keys).toHaveCount(14);
  await middleOf(keys.first()); // the keypad no longer moves
  return Object.fromEntries(
    await keys.evaluateAll((elements: HTMLElement[]) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.dataset['key'] ?? '', { x: left + width / 2, y: top + height / 2 }];
      }),
    ),
  );
}
