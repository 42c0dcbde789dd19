import { randomOf } from '@seguia/shared/domain/random';

export interface Random {
  /** A whole number from 0 to below `most`. */
  below(most: number): number;
  chance(share: number): boolean;
  of<T>(choices: readonly [T, ...T[]]): T;
  digits(count: number): string;
}

/** Random choices that are the same for the same seed. */
export function newRandom(seed: number): Random {
  const next = randomOf(seed);
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (share) => next() < share,
    of: (choices) => choices[below(choices.length)] ?? choices[0],
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
