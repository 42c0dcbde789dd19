import { randomOf } from '../../shared/src/domain/random.ts';

/** Lines per draw: enough for a whole statement, few enough that draws come from many files. */
const window = 8;

interface Source {
  file: string;
  /** Its number of lines. */
  lines: number;
}

/**
 * Ranges of source, drawn with a seed, in StrykerJS's form (`file:from-to`). They contain about `mutants` mutants, because this code has
 * about one per line. Returns everything if there is less.
 */
export function drawn(sources: Source[], mutants: number, seed: number): string[] {
  const windows = sources.flatMap(({ file, lines }) =>
    Array.from({ length: Math.ceil(lines / window) }, (_, at) => {
      const from = at * window + 1;
      return `${file}:${from}-${Math.min(from + window - 1, lines)}`;
    }),
  );
  return shuffled(windows, seed).slice(0, Math.ceil(mutants / window));
}

/** The items in an order that is the same for the same seed, on every machine. */
function shuffled<T>(items: T[], seed: number): T[] {
  const next = randomOf(seed);
  const order = items.map((item) => ({ item, place: next() }));
  return order.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
