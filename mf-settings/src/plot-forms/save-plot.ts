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

/** Writes a plot on the server. Throws ApiError: 412 when somebody changed it meanwhile, 422 names the field. */
export const putPlotAtom = atom(null, async (get, _set, plot: PlotToSave): Promise<void> => {
  const { id, version, after, ...values } = plot;
  const place = after === undefined ? {} : { after };
  const path = { ...farmPath(get), id };
  await writeOnce({ id, version, body: { ...values, ...place } }, (header) =>
    call(
      get(apiAtom).PUT('/farmers/{farmer_id}/plots/{id}', {
        params: { path, header },
        body: { ...onWire(values), ...place },
        signal: callSignal(),
      }),
    ),
  );
});

/** Writes plots on the server one after the other, then fetches the changes. Throws ApiError. */
export const savePlotsAtom = atom(null, async (_get, set, plots: readonly PlotToSave[]): Promise<void> => {
  try {
    for (const plot of plots) await set(putPlotAtom, plot);
  } finally {
    await set(fetchChangesAtom);
  }
});
