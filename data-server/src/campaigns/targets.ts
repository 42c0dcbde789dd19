import { bandOn, type Limits } from '@seguia/shared/domain/bands';
import type { Db } from '../database/db.ts';
import { byColumn, type MeasureColumn } from '../database/measure-columns.ts';
import type { SeriesRequest } from '../services/series-request.ts';
import type { Measured } from './series.queries.ts';

/** The target bands of a farm's plots, by their plantings. */
export interface Targets {
  /** The limits of each measure for a reading; null where there is no band. */
  limitsOf: (reading: Pick<Measured, 'plot_id' | 'date'>) => Record<MeasureColumn, Limits> | null;
}

/** Reads a farm's bands and plantings; for a request about one crop type, only those of that type. */
export async function readTargets(db: Db, { farmerId, plotId, cropTypeId }: SeriesRequest): Promise<Targets> {
  // Sorted like a plot's plantings on devices: if two begin on the same day, the first one with a band counts.
  let planted = db.selectFrom('plot_crops').selectAll().where('farmer_id', '=', farmerId).orderBy('crop_type_id');
  let targets = db.selectFrom('target_bands').selectAll().where('farmer_id', '=', farmerId);
  targets = targets.where('deleted_at', 'is', null);
  if (plotId !== undefined) {
    planted = planted.where('plot_id', '=', plotId);
    targets = targets.where('plot_id', '=', plotId);
  }
  if (cropTypeId !== undefined) planted = planted.where('crop_type_id', '=', cropTypeId);
  const crops = Map.groupBy(await planted.execute(), (row) => row.plot_id);
  const bands = (await targets.execute()).map((row) => ({
    ...row,
    plotId: row.plot_id,
    cropTypeId: row.crop_type_id,
    from: row.from_date,
    to: row.to_date,
  }));
  const plots = new Map(
    [...crops].map(([id, rows]) => [
      id,
      { id, crops: rows.map((row) => ({ cropTypeId: row.crop_type_id, from: row.from_date, to: row.to_date })) },
    ]),
  );
  // Caches the band per plot and day, because readings of one day share it: a large farm has 143,000 readings, but 14,000 days of plots.
  const known = new Map<string, Record<MeasureColumn, Limits> | null>();
  return {
    limitsOf({ plot_id: id, date }) {
      const key = `${id} ${date}`;
      let limits = known.get(key);
      if (limits === undefined) {
        const plot = plots.get(id);
        const band = plot && bandOn(bands, plot, date);
        limits = band ? byColumn((column) => ({ low: band[`${column}_low`], high: band[`${column}_high`] })) : null;
        known.set(key, limits);
      }
      return limits;
    },
  };
}
