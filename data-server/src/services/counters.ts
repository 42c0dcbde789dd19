/** What is to be counted in a key's window. */
export interface WindowRequest {
  amount: number;
  /** Nothing is counted if the count would exceed this. */
  most: number;
  /** The length of a new window. */
  seconds: number;
  /** Unix milliseconds. */
  now: number;
}

/** Whether it was counted, and when the window ends (Unix milliseconds). */
export interface WindowState {
  isTaken: boolean;
  until: number;
}

/** Counts per key, each in a window that begins with its first count. Checking and counting are one step. */
export interface Counters {
  take(key: string, request: WindowRequest): Promise<WindowState>;
  /** Subtracts one from a window that is still open. */
  giveBack(key: string, now: number): Promise<void>;
  /** Drops windows that have ended. */
  clearOld(now: number): Promise<void>;
  clear(): Promise<void>;
}

/** Counters of a single server, in its memory. */
export class MemoryCounters implements Counters {
  readonly #windows = new Map<string, { count: number; until: number }>();

  async take(key: string, { amount, most, seconds, now }: WindowRequest): Promise<WindowState> {
    const known = this.#windows.get(key);
    const window = known && known.until > now ? known : { count: 0, until: now + seconds * 1000 };
    if (window.count + amount > most) return { isTaken: false, until: window.until };
    window.count += amount;
    this.#windows.set(key, window);
    return { isTaken: true, until: window.until };
  }

  async giveBack(key: string, now: number) {
    const window = this.#windows.get(key);
    if (window && window.until > now) window.count = Math.max(0, window.count - 1);
  }

  async clearOld(now: number) {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
  }

  async clear() {
    this.#windows.clear();
  }
}
