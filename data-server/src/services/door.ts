import { hash } from 'node:crypto';
import { Turns } from './turns.ts';

/** How many calls are let in between two looks at the network. */
const atOnce = 16;

/**
 * Lets calls in, a few at a time, by turns of who calls. When thousands come at once, the server would otherwise begin with all of them before
 * it hears of the next: whoever comes then with one call would wait for all that.
 */
export class Door {
  readonly #turns = new Turns<() => void>();
  #waiting = 0;
  #left = atOnce;
  #isOpening = false;

  /** Resolves when the call may go in: at once while few come. `who` has turns: a token, for example. */
  async enter(who: string): Promise<void> {
    this.#openSoon();
    if (this.#waiting === 0 && this.#left > 0) {
      this.#left -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting += 1;
    // The hash is short, whatever a caller sends as a token.
    this.#turns.add(hash('sha256', who, 'base64url'), resolve);
    await promise;
  }

  #openSoon() {
    if (this.#isOpening) return;
    this.#isOpening = true;
    setImmediate(() => this.#open());
  }

  #open() {
    this.#isOpening = false;
    this.#left = atOnce;
    for (let next = this.#turns.next(); next; next = this.#left > 0 ? this.#turns.next() : undefined) {
      this.#left -= 1;
      this.#waiting -= 1;
      next();
    }
    if (this.#waiting > 0) this.#openSoon();
  }
}
