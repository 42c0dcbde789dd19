import type { ImportAnswers } from './tables/import-answers.ts';
import { problemKey, type RowProblem } from './import-row.ts';
import { plain } from './cells/plain-text.ts';
import { likelyPlot, plotNamed, plotNameIn, type PlotName } from './tables/plot-names.ts';
import { take } from './read-values.ts';

/** The plot of a row, as far as it is known. */
export interface ResolvedPlot {
  id: string | null;
  /** The plot's name in the file. */
  name: string;
  /** Whether the person said to leave it out. */
  isLeft: boolean;
  problems: readonly Omit<RowProblem, 'cell'>[];
}

/** Finds plots by the names in a file, and remembers the unknown names. */
export class PlotFinder {
  readonly #plots: readonly PlotName[];
  readonly #answers: ImportAnswers;
  readonly #unknown = new Map<string, string>();

  constructor(plots: readonly PlotName[], answers: ImportAnswers) {
    this.#plots = plots;
    this.#answers = answers;
  }

  /** The unknown names, each with the plot that it may mean. */
  unknown(): { name: string; suggested: string | null }[] {
    return [...this.#unknown.values()].map((name) => ({
      name,
      suggested: (plotNameIn(name, this.#plots) ?? likelyPlot(name, this.#plots))?.id ?? null,
    }));
  }

  /** Whether a plot of the farm has this name. */
  has(name: string): boolean {
    return plotNamed(name, this.#plots) !== null;
  }

  byId(id: string): ResolvedPlot {
    const name = this.#plots.find((plot) => plot.id === id)?.name ?? '';
    return { id, name, isLeft: false, problems: [] };
  }

  /** With `isAbove`, the name comes from a cell further up, above empty ones. */
  byName(name: string, isAbove = false): ResolvedPlot {
    const wanted = plain(name);
    const answer = this.#answers.plots[wanted];
    const id = answer ?? plotNamed(name, this.#plots)?.id ?? null;
    if (answer === null) return { id: null, name, isLeft: true, problems: [problem('plot_left', name, false)] };
    if (id === null) {
      this.#unknown.set(wanted, name);
      return { id: null, name, isLeft: false, problems: [problem('plot_unknown', name, false)] };
    }
    return { id, name, isLeft: false, problems: isAbove ? [problem('plot_above', name, true)] : [] };
  }
}

function problem(code: 'plot_left' | 'plot_unknown' | 'plot_above', text: string, canTake: boolean) {
  const severity = canTake ? ('ask' as const) : ('refused' as const);
  return {
    key: problemKey(code, 'plotId'),
    code,
    severity,
    field: 'plotId' as const,
    text,
    repairs: canTake ? [take] : [],
  };
}
