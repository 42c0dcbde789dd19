// The two ways in which keys and Save are measured: see README.md.
import type { Page } from '@playwright/test';
import type { ReadingForm } from '../support/reading-form.ts';
import { AnswerTimes, timeUntilStatus } from './answer-times.ts';
import type { SlowPhone } from './slow-phone.ts';
import type { Typing } from './typing.ts';

/** Both return milliseconds on a sixth of the processor. */
export interface Measure {
  /** The time of each key, or the mean of all; typing starts with the focus in the first field. */
  keys(type: Typing, form: ReadingForm, texts: readonly string[]): Promise<number[]>;
  /** The time of an act until a status is painted that begins with one of these words. */
  untilStatus(words: string[], act: () => Promise<void>): Promise<number>;
}

/** Measures by the page's clock while the page is slowed, and so everything that a person waits for. It needs a machine without other work. */
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

/** Measures by the processor time of the page's thread, which other programs and the disk change little. */
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
