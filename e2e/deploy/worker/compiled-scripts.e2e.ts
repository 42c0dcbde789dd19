import { expect, type Page } from '@playwright/test';
import { heldSets } from '../../support/offline.ts';
import { test } from '../deployment.ts';

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string;
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
    const visit = async <T>(look: (page: Page, open: () => Promise<void>) => Promise<T>) => {
      const page = await context.newPage();
      const open = async () => {
        await page.goto('/en/start');
        await expect(page.getByRole('main')).toBeVisible();
      };
      const found = await look(page, open);
      await page.close();
      return found;
    };
    await visit(async (page, open) => {
      await open();
      await expect.poll(async () => (await heldSets(page)).length, { timeout: 30_000 }).toBe(1);
    });
    // Chromium compiles a script for later at the second time that it runs, some moments after that.
    for (let visits = 0; visits < 4; visits += 1)
      await visit(async (page, open) => {
        await open();
        await page.waitForTimeout(1500);
      });
    const events = await visit(traced);
    const compiled = events.filter(({ name, args }) => name === 'v8.compile' && args.data?.url?.includes('/main.'));
    expect(compiled).toHaveLength(1);
    expect(compiled[0]!.args.data!.consumedCacheSize).toBeGreaterThan(0);
  } finally {
    await context.close();
  }
});

/** What Chromium does while the page opens. */
async function traced(page: Page, open: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['v8', 'devtools.timeline'] } });
  await open();
  await session.send('Tracing.end');
  await ended;
  return events;
}
