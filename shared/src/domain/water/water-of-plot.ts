import { byWaterField, meanWater, noWater, waterValues, type WaterValues } from './water-quantities.ts';
import { type DayOfPlot, waterDayId } from './water-day.ts';

export type WaterOfDay = DayOfPlot & WaterValues;

/** The known days, by their ids. */
export function waterByDay(days: readonly WaterOfDay[]): ReadonlyMap<string, WaterValues> {
  return new Map(days.map((day) => [waterDayId(day), waterValues(day)]));
}

/** A plot's day: each value is the plot's own, otherwise the whole farm's. */
export function waterOfPlot(known: ReadonlyMap<string, WaterValues>, date: string, plotId: string): WaterValues {
  const own = known.get(waterDayId({ date, plotId }));
  const ofFarm = known.get(waterDayId({ date, plotId: null }));
  return byWaterField((field) => own?.[field] ?? ofFarm?.[field] ?? null);
}

/** The day of several plots: each value is the mean over the plots in which it is known; the farm's day where no plot has one. */
export function waterOfPlots(
  known: ReadonlyMap<string, WaterValues>,
  date: string,
  plotIds: readonly string[],
): WaterValues {
  if (plotIds.length === 0) return known.get(date) ?? noWater;
  return meanWater(plotIds.map((plotId) => waterOfPlot(known, date, plotId)));
}
