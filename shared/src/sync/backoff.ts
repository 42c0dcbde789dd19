/** Pauses after failures: they double from one second to two minutes, and are jittered so that a farm's phones do not all come at once. */
export class Backoff {
  #failures = 0;
  /** Milliseconds of `clock` before which nothing is sent. */
  #until = 0;
  /** Until when the server wants no calls (`Retry-After`): nothing shortens that. */
  #asked = 0;
  readonly #clock: () => number;
  readonly #random: () => number;

  // A steady clock: the device's own may be set while the app runs.
  constructor(clock: () => number = () => performance.now(), random: () => number = Math.random) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Something failed for a while; `retryAfter` in seconds. */
  fail(retryAfter?: number): void {
    const pause = Math.min(firstPause * 2 ** this.#failures, longestPause);
    this.#failures += 1;
    this.#until = this.#clock() + pause * (0.5 + this.#random() / 2);
    if (retryAfter !== undefined) this.#asked = this.#clock() + retryAfter * 1000;
  }

  succeed(): void {
    this.#failures = 0;
    this.#until = 0;
  }

  /** The network may be back, or a person is looking: our own pause ends, the server's (`Retry-After`) does not. */
  hurry(): void {
    this.#until = 0;
  }

  /** Milliseconds still to wait. */
  get rest(): number {
    return Math.max(0, Math.max(this.#until, this.#asked) - this.#clock());
  }
}

const firstPause = 1000;
const longestPause = 120_000;
