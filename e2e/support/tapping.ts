import type { Locator } from '@playwright/test';

/** Counts what a person taps; one who picks from a list taps twice. */
export class Tapping {
  count = 0;

  async tap(what: Locator, options: { timeout?: number } = {}): Promise<void> {
    await what.click(options);
    this.count += 1;
  }
}
