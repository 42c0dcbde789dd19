import { randomOf } from '../shared/src/domain/random.ts';

/** Random choices that can be repeated with their seed. */
export class Random {
  /** A number from 0 to below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomOf(seed);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}
