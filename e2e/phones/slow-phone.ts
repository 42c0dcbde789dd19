// A page on a processor as slow as an Android Go phone's. The browser slows the page's thread by halting it at intervals, and other work on
// the machine halts it more. So a fixed piece of work between the acts measures how slow the page really was.
import type { CDPSession, JSHandle, Page } from '@playwright/test';
import { quantile } from './quantile.ts';

/** How many times slower the phone's processor is than that of the machine on which the limits were set. */
const factor = 6;
/** Milliseconds that the fixed piece of work took on that machine. */
const reference = 3.4;

export class SlowPhone {
  readonly #session: CDPSession;
  readonly #work: JSHandle<(times: number) => number>;
  /** Milliseconds that the fixed piece of work takes at the machine's own speed. */
  readonly #own: number;
  readonly #slowed: number[] = [];
  readonly #worked: number[] = [];

  private constructor(session: CDPSession, work: JSHandle<(times: number) => number>, own: number) {
    this.#session = session;
    this.#work = work;
    this.#own = own;
  }

  /** Measures the machine's own speed; the page stays at that speed. */
  static async of(page: Page): Promise<SlowPhone> {
    const session = await page.context().newCDPSession(page);
    const work = await page.evaluateHandle(makeWork);
    // The fastest of many runs has neither been compiled meanwhile nor been halted by other work.
    const turns: number[] = [];
    for (let turn = 0; turn < 40; turn++) turns.push(await work.evaluate((run) => run(1)));
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new SlowPhone(session, work, Math.min(...turns));
  }

  /** Slows the page from now on. */
  async slow(): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  }

  /** Does the fixed piece of work once, to learn how slow the page is now. */
  async gauge(): Promise<void> {
    this.#slowed.push(await this.#work.evaluate((run) => run(1)));
  }

  /**
   * Returns the milliseconds that the page's thread would need for an act on a sixth of the reference machine's processor: a slower machine,
   * or one whose cores are shared, needs longer for the fixed piece of work as well. It works only at the machine's own speed, because a
   * slowed thread counts as busy while it waits.
   */
  async needed(act: () => Promise<void>): Promise<number> {
    const taken = await this.#threadTimeOf(act);
    const turns = 5;
    this.#worked.push(
      (await this.#threadTimeOf(() => this.#work.evaluate((run, times) => void run(times), turns))) / turns,
    );
    return (taken * factor * reference) / quantile(this.#worked, 0.5);
  }

  async #threadTimeOf(act: () => Promise<void>): Promise<number> {
    const before = await this.#threadTime();
    await act();
    return (await this.#threadTime()) - before;
  }

  async #threadTime(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }

  /** How many times slower than at the machine's own speed the page was. */
  get slowness(): number {
    return quantile(this.#slowed, 0.5) / this.#own;
  }

  /** Converts measured milliseconds to those on exactly a sixth of the processor. */
  atSixth(ms: number): number {
    return (ms * factor) / this.slowness;
  }

  /** Makes the page do additional work on every key, which takes at least `ms` on a sixth of the processor. */
  async burden(ms: number): Promise<void> {
    const times = ms / factor / Math.min(this.#own, reference);
    await this.#work.evaluate((run, times) => addEventListener('keydown', () => run(times), { capture: true }), times);
  }
}

/** Runs in the page. Returns a function that does some milliseconds of sums; their result is used, so that no compiler removes them. */
function makeWork(): (times: number) => number {
  let sum = 0;
  return (times) => {
    const began = performance.now();
    for (let turn = 0; turn < 500_000 * times; turn++) sum = (sum * 31 + turn) % 1_000_003;
    return performance.now() - began + (sum < 0 ? 1 : 0);
  };
}
