import { randomOf } from '../../shared/src/domain/random.ts';

/** Lines that one draw takes: enough for a whole statement, few enough that draws lie in many files. */
const window = 8;

interface Source {
  file: string;
  /** Its number of lines. */
  lines: number;
}

/**
 * Stretches of source, drawn by a seed, as StrykerJS takes them (`file:from-to`). About `mutants` changes are possible in them:
 * measured over this code, a line has one. Everything where there is less.
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

/** The same order for the same seed, on every machine. */
function shuffled<T>(items: T[], seed: number): T[] {
  const next = randomOf(seed);
  const order = items.map((item) => ({ item, place: next() }));
  return order.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
