// The two ways in which keys and Save are measured: docs/decisions/145.
import type { Page } from '@playwright/test';
import type { ReadingForm } from '../support/reading-form.ts';
import { AnswerTimes, timeUntilStatus } from './answer-times.ts';
import type { SlowPhone } from './slow-phone.ts';
import type { Typing } from './typing.ts';

/** All in milliseconds. */
export interface Measure {
  /** What keys take on a sixth of the processor, typed with the focus in the first field: of each, or the mean of all. */
  keys(type: Typing, form: ReadingForm, texts: readonly string[]): Promise<number[]>;
  /** What an act takes on a sixth of the processor, until a status that begins with one of these words is painted. */
  untilStatus(words: string[], act: () => Promise<void>): Promise<number>;
}

/** By the page's clock, the page being slowed: all that a person waits for. Wants a machine without other work. */
export async function byClock(page: Page, phone: SlowPhone): Promise<Measure> {
  await phone.slow();
  const answers = await AnswerTimes.of(page);
  const atSixth = (taken: number) => phone.atSixth(taken);
  return {
    async keys(type, form, texts) {
      await answers.forget();
      const keys = await type(form, texts, () => phone.gauge());
      return (await answers.take(keys)).map(atSixth);
    },
    async untilStatus(words, act) {
      const taken = await timeUntilStatus(page, words, act);
      await phone.gauge();
      return atSixth(taken);
    },
  };
}

/** By the processor time of the page's thread, which other programs and the disk change little. */
export const byProcessor = (page: Page, phone: SlowPhone): Measure => ({
  async keys(type, form, texts) {
    let keys = 0;
    const needed = await phone.needed(async () => {
      keys = await type(form, texts, async () => {});
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    });
    return [needed / keys];
  },
  untilStatus: (words, act) => phone.needed(async () => void (await timeUntilStatus(page, words, act))),
});
