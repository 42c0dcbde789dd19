// Measures how long a page takes to answer, by the page's own clock: the journey's process may stand still on a busy machine.
import type { JSHandle, Page } from '@playwright/test';

/** The browser reports no key that is answered sooner than this, in ms. */
const shortest = 16;

/**
 * Records, from its creation on, how long each press or key takes from the event to the next paint. As browsers do for an interaction, it
 * takes the longest of its events.
 */
export class AnswerTimes {
  readonly #page: Page;
  readonly #noted: JSHandle<() => number[]>;

  private constructor(page: Page, noted: JSHandle<() => number[]>) {
    this.#page = page;
    this.#noted = noted;
  }

  static async of(page: Page): Promise<AnswerTimes> {
    return new AnswerTimes(page, await page.evaluateHandle(noteInteractions, shortest));
  }

  /** Forgets the interactions until now. */
  async forget(): Promise<void> {
    await this.#settle();
    await this.#noted.evaluate((take) => take());
  }

  /** Returns the milliseconds of each of the `keys` interactions since `forget`. */
  async take(keys: number): Promise<number[]> {
    await this.#settle();
    const reported = await this.#noted.evaluate((take) => take());
    if (reported.length > keys) throw new Error(`${reported.length} interactions for ${keys} keys`);
    return [...reported, ...Array.from({ length: keys - reported.length }, () => shortest)];
  }

  /** Waits for the last interaction's report, which comes after its paint. */
  async #settle(): Promise<void> {
    await this.#page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }
}

function noteInteractions(durationThreshold: number): () => number[] {
  const longest = new Map<number, number>();
  const note = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[])
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
  observer.observe(options);
  return () => {
    note(observer.takeRecords());
    const times = [...longest.values()];
    longest.clear();
    return times;
  };
}

/** Returns the milliseconds from the finger's lift in `press` until a status is painted that begins with one of these words. */
export async function timeUntilStatus(page: Page, words: string[], press: () => Promise<void>): Promise<number> {
  const waiting = await page.evaluateHandle(waitForStatus, words);
  await press();
  const took = await waiting.evaluate(({ took }) => took);
  await waiting.dispose();
  return took;
}

function waitForStatus(words: string[]): { took: Promise<number> } {
  const lifted = new Promise<number>((resolve) => {
    addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve, reject) => {
    const isThere = () =>
      [...document.querySelectorAll('[role="status"]')].some((status) =>
        words.some((word) => status.textContent?.trim().startsWith(word)),
      );
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // A message that is posted in a frame arrives after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => reject(new Error(`Nothing said: ${document.querySelector('main')?.textContent}`)), 20_000);
  });
  return { took: Promise.all([lifted, painted]).then(([from, to]) => to - from) };
}
