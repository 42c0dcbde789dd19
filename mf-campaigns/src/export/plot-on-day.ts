import { bandOn, cropsOn } from '@seguia/shared/domain/bands';
import { joinNames } from '@seguia/shared/domain/plantings/format-crops';
import { type Stage, stageOn } from '@seguia/shared/domain/plantings/stages';
import type { Plot, TargetBand } from '@seguia/shared/platform';

/** A plot's columns in a file, for one day. Several plantings are in one cell. */
export interface PlotOnDay {
  crop: string | null;
  variety: string | null;
  /** Of the planting that was planted last; null where it is not known. */
  stage: Stage | null;
  band: TargetBand | null;
}

/**
 * Looks up what grew in a plot on a day of the farm (`YYYY-MM-DD`), and what its targets were; each day is looked up once. With a
 * `cropTypeId`, that variety and its targets alone.
 */
export function plotOnDayOf(
  plots: readonly Plot[],
  bands: readonly TargetBand[],
  cropTypeId?: string,
): (plotId: string, date: string) => PlotOnDay {
  const byId = new Map(plots.map((plot) => [plot.id, plot]));
  const bandsOfPlot = Map.groupBy(bands, ({ plotId }) => plotId);
  const found = new Map<string, PlotOnDay>();
  return (plotId, date) => {
    const key = `${plotId} ${date}`;
    const known = found.get(key);
    if (known) return known;
    const crops = cropsOn(byId.get(plotId)?.crops ?? [], date).filter(
      (crop) => (cropTypeId ?? crop.cropTypeId) === crop.cropTypeId,
    );
    const [newest] = crops;
    const joined = (names: string[]) => joinNames([...new Set(names)]) || null;
    const onDay: PlotOnDay = {
      crop: joined(crops.map(({ cropName }) => cropName)),
      variety: joined(crops.map(({ cropTypeName }) => cropTypeName)),
      stage: newest ? stageOn(newest, date) : null,
      band: bandOn(bandsOfPlot.get(plotId) ?? [], { id: plotId, crops }, date),
    };
    found.set(key, onDay);
    return onDay;
  };
}
