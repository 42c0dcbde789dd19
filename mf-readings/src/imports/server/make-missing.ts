import { apiAtom, call, farmPath, onWire, writeOnce } from '@seguia/shared/platform';
import type { MeterKind } from '@seguia/shared/domain/meters/meter-rules';
import type { PlotValues } from '@seguia/shared/domain/plots/plot-rules';
import { atom } from 'jotai';
import { limit } from './limit.ts';

/** A plot or meter that a file names; its id stays the same in each try, so that a lost answer makes nothing twice. */
export interface NamedInFile {
  id: string;
  name: string;
}

type OnMade = (made: NamedInFile) => void;

/** Makes plots one after the other; `onMade` is called for each, even if a later one fails. Throws ApiError. */
export const makePlotsAtom = atom(
  null,
  async (get, _set, plots: readonly NamedInFile[], onMade: OnMade): Promise<void> => {
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

/** Makes meters one after the other; `onMade` is called for each, even if a later one fails. Throws ApiError. */
export const makeMetersAtom = atom(
  null,
  async (get, _set, meters: readonly (NamedInFile & { kind: MeterKind })[], onMade: OnMade): Promise<void> => {
    for (const { id, name, kind } of meters) {
      const values = { name, kind };
      await writeOnce({ id, version: null, body: values }, (header) =>
        call(
          get(apiAtom).PUT('/farmers/{farmer_id}/meters/{id}', {
            params: { path: { ...farmPath(get), id }, header },
            body: onWire(values),
            signal: limit(),
          }),
        ),
      );
      onMade({ id, name });
    }
  },
);
