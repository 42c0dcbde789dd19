/** Pauses after failures. They double from one second to the longest (two minutes), with jitter, so that a farm's phones do not all come at once. */
export class Backoff {
  #failures = 0;
  /** Nothing is sent before this time, in milliseconds of `clock`. */
  #until = 0;
  /** The server wants no calls before this time (`Retry-After`); nothing shortens that. */
  #asked = 0;
  readonly #clock: () => number;
  readonly #random: () => number;
  readonly #longest: number;

  // `clock` must be steady: the device's own may be set while the app runs.
  constructor(
    clock: () => number = () => performance.now(),
    random: () => number = Math.random,
    longest = longestPause,
  ) {
    this.#clock = clock;
    this.#random = random;
    this.#longest = longest;
  }

  /** Call it after a temporary failure; `retryAfter` is in seconds. */
  fail(retryAfter?: number): void {
    const pause = Math.min(firstPause * 2 ** this.#failures, this.#longest);
    this.#failures += 1;
    this.#until = this.#clock() + pause * (0.5 + this.#random() / 2);
    if (retryAfter !== undefined) this.#asked = this.#clock() + retryAfter * 1000;
  }

  succeed(): void {
    this.#failures = 0;
    this.#until = 0;
  }

  /** The network may be back, or a person is looking: ends our own pause, but not the server's (`Retry-After`). */
  hurry(): void {
    this.#until = 0;
  }

  /** The rest of the pause in milliseconds. */
  get rest(): number {
    return Math.max(0, Math.max(this.#until, this.#asked) - this.#clock());
  }
}

const firstPause = 1000;
const longestPause = 120_000;
