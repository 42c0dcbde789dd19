import type { CsvCell } from '@seguia/shared/domain/csv';
import { waterByDay, waterOfPlot } from '@seguia/shared/domain/water/water-of-plot';
import { waterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { waterFields } from '@seguia/shared/domain/water/water-quantities';
import { waterDaysAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useWaterFormat } from '../water/use-water-format.ts';

/** What files say of a plot's day besides its readings. */
export interface WaterColumns {
  heads: readonly string[];
  cells(plotId: string, date: string): CsvCell[];
}

/** Water, light and their ratio as columns; undefined where the farm has no day of them. */
export function useWaterColumns(): WaterColumns | undefined {
  const days = useAtomValue(waterDaysAtom) ?? [];
  const words = useWaterFormat();
  if (days.length === 0) return undefined;
  const known = waterByDay(days);
  return {
    heads: [...waterFields.map(words.head), words.ratioHead],
    cells(plotId, date) {
      const values = waterOfPlot(known, date, plotId);
      return [...waterFields.map((field) => values[field]), waterPerLight(values)];
    },
  };
}
