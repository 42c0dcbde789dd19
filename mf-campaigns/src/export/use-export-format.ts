import { bandsAtom, farmAtom, plotsAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { usePlotName } from '../plot-names/use-plot-name.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { createExportFormat, type ExportFormat } from './export-format.ts';
import { plotOnDayOf } from './plot-on-day.ts';

/** How files of the chosen farm are written for this person; with a `cropTypeId`, of that variety alone. */
export function useExportFormat(cropTypeId?: string): ExportFormat {
  const [plots, bands] = [useAtomValue(plotsAtom) ?? [], useAtomValue(bandsAtom) ?? []];
  return createExportFormat(useIntl(), useFormat(), useMeasureFormat(), {
    plotName: usePlotName(),
    plotOnDay: plotOnDayOf(plots, bands, cropTypeId),
    zone: useAtomValue(farmAtom)?.timeZone ?? 'UTC',
  });
}
