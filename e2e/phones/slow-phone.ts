// A page on a processor as slow as an Android Go phone's. The browser halts the page's thread by turns, and a machine that is busy with other work halts it
// more: a fixed piece of work between the acts says how slow the page really was.
import type { CDPSession, JSHandle, Page } from '@playwright/test';
import { quantile } from './quantile.ts';

/** How many times slower than this machine's the phone's processor is. */
const factor = 6;

export class SlowPhone {
  readonly #session: CDPSession;
  readonly #work: JSHandle<(times: number) => number>;
  /** Milliseconds that the work takes at the machine's own speed. */
  readonly #own: number;
  readonly #slowed: number[] = [];

  private constructor(session: CDPSession, work: JSHandle<(times: number) => number>, own: number) {
    this.#session = session;
    this.#work = work;
    this.#own = own;
  }

  /** A page at the machine's own speed, which is measured. */
  static async of(page: Page): Promise<SlowPhone> {
    const session = await page.context().newCDPSession(page);
    const work = await page.evaluateHandle(makeWork);
    // The fastest of many: neither compiled on the way nor halted by other work.
    const turns: number[] = [];
    for (let turn = 0; turn < 40; turn++) turns.push(await work.evaluate((run) => run(1)));
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new SlowPhone(session, work, Math.min(...turns));
  }

  /** Slows the page down from now on. */
  async slow(): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  }

  /** Does the fixed piece of work once, to learn how slow the page is now. */
  async gauge(): Promise<void> {
    this.#slowed.push(await this.#work.evaluate((run) => run(1)));
  }

  /** Milliseconds that the page's thread needs for an act on a sixth of the processor. Only at the machine's own speed: a slowed thread is busy while it waits. */
  async needed(act: () => Promise<void>): Promise<number> {
    const before = await this.#threadTime();
    await act();
    return ((await this.#threadTime()) - before) * factor;
  }

  async #threadTime(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }

  /** How many times slower than at the machine's own speed the page was. */
  get slowness(): number {
    return quantile(this.#slowed, 0.5) / this.#own;
  }

  /** Milliseconds as they are on exactly a sixth of the processor. */
  atSixth(ms: number): number {
    return (ms * factor) / this.slowness;
  }

  /** From now on the page does so much more on every key: as long as `ms` on a sixth of the processor. */
  async burden(ms: number): Promise<void> {
    const times = ms / factor / this.#own;
    await this.#work.evaluate((run, times) => addEventListener('keydown', () => run(times), { capture: true }), times);
  }
}

/** Runs in the page: some milliseconds of sums, whose result is used, so that no compiler leaves them out. */
function makeWork(): (times: number) => number {
  let sum = 0;
  return (times) => {
    const began = performance.now();
    for (let turn = 0; turn < 500_000 * times; turn++) sum = (sum * 31 + turn) % 1_000_003;
    return performance.now() - began + (sum < 0 ? 1 : 0);
  };
}
