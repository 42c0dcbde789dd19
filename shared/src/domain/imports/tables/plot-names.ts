import { columnNames } from '../cells/column-names.ts';
import { hasWord, plain } from '../cells/plain-text.ts';

export interface PlotName {
  id: string;
  name: string;
}

/** The plot with this name, in any spelling; null for none. */
export function plotNamed(text: string, plots: readonly PlotName[]): PlotName | null {
  const wanted = plain(text);
  return plots.find(({ name }) => plain(name) === wanted) ?? null;
}

/** The plot whose name occurs in a longer text, the longest name first; null for none. */
export function plotNameIn(text: string, plots: readonly PlotName[]): PlotName | null {
  const padded = ` ${plain(text)} `;
  return (
    plots
      .filter(({ name }) => padded.includes(` ${plain(name)} `))
      .toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
  );
}

/**
 * A plot that a name may mean: by its number alone ("4", "S4", "Greenhouse 04"), if only one plot has that number. It is proposed to the
 * person, never taken by itself.
 */
export function likelyPlot(text: string, plots: readonly PlotName[]): PlotName | null {
  const number = numberIn(text);
  if (number === null) return null;
  const same = plots.filter(({ name }) => numberIn(name) === number);
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** The only number in a name; null where it has none, or several. */
function numberIn(text: string): number | null {
  const found = plain(text).match(/\d+/g) ?? [];
  return found.length === 1 ? Number(found[0]) : null;
}

/** The name after a word for plots in a title ("Parcelle : Nord" → "Nord"); null without such a word. */
export function plotTitle(text: string): string | null {
  const named = /^\s*(?:[^:]{2,20}:\s*)(.+)$/u.exec(text)?.[1];
  if (named && hasWord(plain(text.split(':')[0] ?? ''), columnNames.plot)) return named.trim();
  const words = plain(text).split(' ');
  return words.length <= 4 && words.length > 1 && hasWord(words[0] ?? '', columnNames.plot) ? text.trim() : null;
}
