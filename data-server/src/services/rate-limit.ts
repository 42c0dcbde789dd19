import { Problem } from '../problems/problems.ts';

/** Many phones share one address (a farm's router, a mobile network): it may fail this many times as often as one e-mail. */
export const perAddress = 20;

export interface Allowance {
  /** How many within the window; 0: no limit. */
  count: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/** Counts per key within a window that begins with its first count. Kept in memory: one process, one memory. */
export class RateLimit {
  readonly #allowance: Allowance;
  readonly #now: () => Date;
  readonly #windows = new Map<string, { began: number; count: number }>();

  constructor(allowance: Allowance, now: () => Date) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Throws a 429 with Retry-After where the key has used up its allowance (`times` of it). */
  check(key: string, times = 1) {
    const window = this.#window(key);
    if (this.#allowance.count === 0 || window.count < this.#allowance.count * times) return;
    const until = window.began + this.#allowance.seconds * 1000;
    throw new Problem('too_many', { retryAfter: Math.max(1, Math.ceil((until - this.#now().getTime()) / 1000)) });
  }

  count(key: string) {
    if (this.#allowance.count === 0) return;
    if (this.#windows.size > 10_000) this.#forgetOld();
    const window = this.#window(key);
    window.count += 1;
    this.#windows.set(key, window);
  }

  take(key: string, times = 1) {
    this.check(key, times);
    this.count(key);
  }

  forget() {
    this.#windows.clear();
  }

  #window(key: string) {
    const window = this.#windows.get(key);
    return window && this.#isOpen(window) ? window : { began: this.#now().getTime(), count: 0 };
  }

  #isOpen(window: { began: number }) {
    return this.#now().getTime() < window.began + this.#allowance.seconds * 1000;
  }

  #forgetOld() {
    for (const [key, window] of this.#windows) if (!this.#isOpen(window)) this.#windows.delete(key);
  }
}
