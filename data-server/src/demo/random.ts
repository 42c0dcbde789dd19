import { createHash } from 'node:crypto';
import { randomOf } from '@seguia/shared/domain/random';

/** Random numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** From a bell curve around 0; nearly always within ±3. */
  noise(): number;
  /** A UUIDv7 of that instant. */
  id(unixSeconds: number): string;
}

/** Random numbers with a text as seed, in the forms that the demo needs. */
export function seeded(seed: string): Random {
  const next = randomOf(createHash('sha256').update(seed).digest().readUInt32LE(0));
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const hex = (digits: number) =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    noise: () => next() + next() + next() + next() - 2,
    id(unixSeconds) {
      const time = Math.round(unixSeconds * 1000 + next() * 999)
        .toString(16)
        .padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'.charAt(whole(0, 3))}${hex(3)}-${hex(6)}${hex(6)}`;
    },
  };
}

/** The id of something with a unique name, the same in every demo. */
export function namedId(name: string): string {
  const hash = createHash('sha256').update(`seguia demo ${name}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
