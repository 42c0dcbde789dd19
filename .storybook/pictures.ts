// Compares each stored picture with its story as it looks now. `pnpm pictures` builds and serves the review room, and runs this.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { type Entry, picturesOf, sizes } from './picture-list.ts';

/** The day of the demo (DEMO_DATE) in all pictures, at noon on the farm. */
const now = '2026-06-15T12:00:00+05:30';

const index = process.env['PICTURES_INDEX'] ?? '.cache/storybook/index.json';
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };

const pictures = picturesOf(Object.values(entries), process.env['PICTURES']);

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    // A desk has a mouse, and a keyboard instead of the keypad.
    test.use({ viewport, hasTouch: size !== 'desktop' });
    for (const picture of pictures.filter((picture) => picture.size === size)) {
      const { story, locale, theme, file, cropped } = picture;
      test(`${story.title} / ${story.name} / ${locale} ${theme}`, async ({ page }) => {
        await page.clock.setFixedTime(now);
        const globals = `locale:${locale};theme:${theme};a11y.manual:!true`;
        // Most plays look for French names on a phone. Elsewhere the story is shown without its play, which Storybook calls embedded.
        const isPlayed = (locale === 'fr' && size === 'phone') || story.tags?.includes('plays-anywhere');
        const query = new URLSearchParams({ id: story.id, globals, ...(!isPlayed && { embed: 'true' }) });
        await page.goto(`/iframe.html?${query}`);
        await settled(page);
        const part = cropped ? page.locator('#storybook-root') : page;
        await expect(part).toHaveScreenshot(file);
      });
    }
  });
}

/** Waits until the story has been drawn and played, and everything that it fetches is there. Fails if the play failed. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(phase), { timeout: 30_000 }).toMatch(/^(finished|errored)$/);
  expect(await page.evaluate(phase)).toBe('finished');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page. Returns how far Storybook is with the story. */
function phase(): string {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return preview?.currentRender?.phase ?? '';
}
