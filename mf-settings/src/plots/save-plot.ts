import type { PlotValues } from '@seguia/shared/domain/plots/plot-rules';
import { apiAtom, call, farmPath, onWire, type Plot, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';
import { callSignal } from '../own-account/call-failure.ts';
import { fetchChangesAtom } from '../set-up/fetch-changes.ts';

export interface PlotToSave extends PlotValues {
  id: string;
  /** The version that the person saw; null for a new plot. */
  version: number | null;
  closed?: boolean;
  /** The plot before it in walking order; null makes it the first, undefined leaves its place. */
  after?: string | null;
}

/** A plot as this device has it, in the form that `savePlotsAtom` takes. */
export const plotToSave = (plot: Plot): PlotToSave => ({
  id: plot.id,
  version: plot.version ?? 1,
  name: plot.name,
  house: plot.house ?? null,
  area: plot.area,
  irrigationUnits: plot.irrigationUnits,
  drippers: plot.drippers ?? null,
  dripperRate: plot.dripperRate ?? null,
  dripperRateUnit: plot.dripperRateUnit ?? null,
  closed: plot.closed,
});

/**
 * Writes plots on the server one after the other, then fetches the changes. `onSaved` is called for each saved plot, even if a later one
 * fails. Throws ApiError.
 */
export const savePlotsAtom = atom(
  null,
  async (get, set, plots: readonly PlotToSave[], onSaved?: (plot: PlotToSave) => void): Promise<void> => {
    const api = get(apiAtom);
    try {
      for (const plot of plots) {
        const { id, version, after, ...values } = plot;
        const place = after === undefined ? {} : { after };
        const path = { ...farmPath(get), id };
        await writeOnce({ id, version, body: { ...values, ...place } }, (header) =>
          call(
            api.PUT('/farmers/{farmer_id}/plots/{id}', {
              params: { path, header },
              body: { ...onWire(values), ...place },
              signal: callSignal(),
            }),
          ),
        );
        onSaved?.(plot);
      }
    } finally {
      await set(fetchChangesAtom);
    }
  },
);
