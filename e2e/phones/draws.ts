import { createHash } from 'node:crypto';

/** Choices that a seed repeats, one after another. */
export class Draws {
  readonly #seed: string;
  #drawn = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  pick<T>(from: readonly T[]): T {
    const hash = createHash('sha256')
      .update(`${this.#seed} ${(this.#drawn += 1)}`)
      .digest();
    return from[hash.readUInt32BE(0) % from.length]!;
  }
}
