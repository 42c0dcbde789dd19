/**
 * Readings per transaction that fills the device: a save that begins meanwhile waits for the rest of one transaction, not for a whole season.
 */
export const partRows = 100;

/** Milliseconds after which filling looks again whether a person still waits. */
const rest = 30;

/**
 * Lets what a person waits for go before what only fills the device: transactions on the same stores run one after the other, so that a save
 * in the midst of a fetched season would wait for several parts of it.
 */
export class PersonFirst {
  #running = 0;

  /** Runs what a person waits for. It must end, with or without success. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
    }
  }

  /** Resolves when nobody waits; call it before each transaction that fills the device. */
  async free(): Promise<void> {
    while (this.#running > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
