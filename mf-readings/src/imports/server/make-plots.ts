import { apiAtom, call, farmPath, onWire, writeOnce } from '@seguia/shared/platform';
import type { PlotValues } from '@seguia/shared/domain/plots/plot-rules';
import { atom } from 'jotai';

/** A plot that a file names; its id stays the same in each try, so that a lost answer makes no second plot. */
export interface NamedPlot {
  id: string;
  name: string;
}

/** Time limit of one call in milliseconds. */
const limit = () => AbortSignal.timeout(20_000);

/** Makes plots one after the other; `onMade` is called for each, even if a later one fails. Throws ApiError. */
export const makePlotsAtom = atom(
  null,
  async (get, _set, plots: readonly NamedPlot[], onMade: (plot: NamedPlot) => void): Promise<void> => {
    for (const plot of plots) {
      const values: PlotValues = { name: plot.name, irrigationUnits: 1 };
      await writeOnce({ id: plot.id, version: null, body: values }, (header) =>
        call(
          get(apiAtom).PUT('/farmers/{farmer_id}/plots/{id}', {
            params: { path: { ...farmPath(get), id: plot.id }, header },
            body: onWire(values),
            signal: limit(),
          }),
        ),
      );
      onMade(plot);
    }
  },
);
