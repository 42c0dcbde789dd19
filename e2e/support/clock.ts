// Sets browsers to the tests' time (tools/test-world/test-world.ts): a browser takes its clock from the machine, so each of its pages gets
// another one.
import type { BrowserContext } from '@playwright/test';
import { moveClock } from '../../tools/test-world/move-clock.ts';

/** Milliseconds that the tests' clock is ahead of the machine's. */
export const clockAhead = Number(process.env['TEST_CLOCK_AHEAD']);
if (!Number.isFinite(clockAhead))
  throw new Error('Journeys run in the tests’ time: start them by e2e/playwright.config.ts.');

/** Sets the clock of the pages that `context` opens from now on. */
export async function setClock(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(moveClock, clockAhead);
  return context;
}
