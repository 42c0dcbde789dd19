import { expect, type Page } from '@playwright/test';
import { heldSets } from '../../support/offline.ts';
import { test } from '../deployment.ts';

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string;
  /** The thread. */
  tid: number;
  args: { data?: { url?: string; consumedCacheSize?: number } };
}

// Decision 327
test('a script that the service worker serves is not compiled anew at each start', async ({
  baseURL,
  playwright,
}, info) => {
  test.setTimeout(90_000);
  // A private window stores nothing that it has compiled.
  const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
    ...info.project.use.launchOptions,
    baseURL,
  });
  try {
    await using(await context.newPage(), async (page) => {
      await page.goto('/en/start');
      await expect.poll(async () => (await heldSets(page)).length, { timeout: 30_000 }).toBe(1);
    });
    // Chromium stores what it has compiled at the second or third time that a script runs, some moments after that.
    await expect(async () => {
      const events = await using(await context.newPage(), opening);
      const compiled = events.filter(({ name, args }) => name === 'v8.compile' && args.data?.url?.includes('/main.'));
      expect(compiled).toHaveLength(1);
      expect(compiled[0]!.args.data!.consumedCacheSize).toBeGreaterThan(0);
    }).toPass({ timeout: 45_000 });
  } finally {
    await context.close();
  }
});

// Decision 330
test('the functions of the first script are compiled beside the page’s thread', async ({ page }) => {
  const events = await opening(page);
  const thread = events.find(({ name, args }) => name === 'v8.compile' && args.data?.url?.includes('/main.'))?.tid;
  const functions = events.filter(({ name }) => name === 'V8.CompileIgnition');
  const onPage = functions.filter(({ tid }) => tid === thread).length;
  expect(onPage).toBeGreaterThan(0);
  expect(functions.length - onPage).toBeGreaterThan(2 * onPage);
});

async function using<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const found = await work(page);
  await page.close();
  return found;
}

const categories = ['v8', 'devtools.timeline', 'disabled-by-default-v8.compile'];

/** What Chromium does while the page opens. */
async function opening(page: Page): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await page.goto('/en/start');
  await expect(page.getByRole('main')).toBeVisible();
  await session.send('Tracing.end');
  await ended;
  return events;
}
