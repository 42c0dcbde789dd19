import { availableParallelism } from 'node:os';
import { Problem } from '../problems/problems.ts';

interface Waiting {
  begin(): void;
  refuse(problem: Problem): void;
}

interface Size {
  /** How many run at once. */
  slots: number;
  /** How many may wait. */
  most: number;
}

/**
 * A login takes about 60 ms of one thread (two hashes of 30 ms; their cost is in `passwords.ts`). Two of libuv's four threads are left for
 * files, names and compression. 32 waiting logins take about a second: after that, a new try is better than waiting.
 */
const usual: Size = { slots: Math.min(2, availableParallelism()), most: 32 };

/**
 * Runs expensive work (password hashes), a few at a time. Each key (the caller's address) has its own line, and the lines take turns, so
 * that many guesses from some addresses do not delay callers from others. If too many wait, the longest line loses its last.
 */
export class HashQueue {
  readonly #size: Size;
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(size: Size = usual) {
    this.#size = size;
  }

  /** Throws a 503 with Retry-After if too many wait already. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const begin = () => {
      this.#running += 1;
      void work()
        .then(resolve, reject)
        .finally(() => {
          this.#running -= 1;
          this.#beginNext();
        });
    };
    if (this.#running < this.#size.slots) begin();
    else this.#wait(key, { begin, refuse: reject });
    return promise;
  }

  get waiting(): number {
    return this.#waiting;
  }

  #wait(key: string, waiting: Waiting) {
    const line = this.#lines.get(key) ?? [];
    if (this.#waiting >= this.#size.most) {
      const longest = [...this.#lines.values()].reduce((a, b) => (b.length > a.length ? b : a), line);
      const refused = longest.length > line.length + 1 ? longest.pop() : waiting;
      refused?.refuse(new Problem('unavailable', { retryAfter: 2 }));
      if (refused === waiting) return;
      this.#waiting -= 1;
    }
    line.push(waiting);
    this.#lines.set(key, line);
    this.#waiting += 1;
  }

  /** Takes from the line whose turn it is, and moves that line behind the others. */
  #beginNext() {
    for (const [key, line] of this.#lines) {
      this.#lines.delete(key);
      const next = line.shift();
      if (line.length > 0) this.#lines.set(key, line);
      if (next) {
        this.#waiting -= 1;
        next.begin();
        return;
      }
    }
  }
}
