import type { Format, IntlShape } from '@seguia/shared/platform';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { BandState } from '@seguia/shared/domain/bands';
import type { Stage } from '@seguia/shared/domain/plantings/stages';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import { isMedian } from '@seguia/shared/domain/readings/measures';
import type { PlotOnDay } from './plot-on-day.ts';
import { formatStage } from '../series/stage-messages.ts';
import { formatState } from '../series/state-messages.ts';
import type { WaterColumns } from './use-water-columns.ts';
import { headMessages, type MeasureFormat, measureHead } from '../series/use-measure-format.ts';

type Figure =
  | 'mean'
  | 'min'
  | 'max'
  | 'count'
  | 'value'
  | 'byVolume'
  | 'inTarget'
  | 'targetLow'
  | 'targetHigh'
  | 'state';

/** What files need besides words. */
interface ExportFacts {
  plotName: (plotId: string) => string;
  plotOnDay: (plotId: string, date: string) => PlotOnDay;
  /** The farm's time zone, by which dates and hours are written: `Africa/Casablanca`. */
  zone: string;
}

/** How files are written: column heads in the person's language, EC in the person's unit. */
export interface ExportFormat {
  plot: string;
  crop: string;
  variety: string;
  stageHead: string;
  author: string;
  note: string;
  /** Of dates (`YYYY-MM-DD`); where no hour is beside them it names the farm's zone. */
  date: string;
  day: string;
  /** Of the hours (`HH:MM`); names the farm's zone. */
  time: string;
  /** A column's head, e.g. "Intake EC (mS/cm), mean". */
  column: (measure: MeasuredField, figure: Figure) => string;
  /** The head of another season's mean, e.g. "Intake EC (mS/cm), a year ago". */
  earlierColumn: (measure: MeasuredField, when: string) => string;
  drained: string;
  given: string;
  perDripper: string;
  drippers: string;
  figuresSheet: string;
  daysSheet: string;
  readings: string;
  plotName: (plotId: string) => string;
  plotOnDay: (plotId: string, date: string) => PlotOnDay;
  stage: (stage: Stage) => string;
  /** Where a value lies in its target, in words. */
  state: (state: BandState) => string;
  /** In the place of readings that a workbook does not hold. */
  noReadings: string;
  /** Water and light of days; left out where the farm notes none. */
  water?: WaterColumns;
  /** A stored value in the unit of its column. */
  shown: (quantity: GraphQuantity, value: number) => number;
}

export function createExportFormat(
  intl: IntlShape,
  format: Format,
  measures: MeasureFormat,
  { plotName, plotOnDay, zone }: ExportFacts,
): ExportFormat {
  const figures = {
    mean: intl.formatMessage({ id: 'campaigns.export.mean', defaultMessage: 'moyenne' }),
    min: intl.formatMessage({ id: 'campaigns.export.min', defaultMessage: 'minimum' }),
    max: intl.formatMessage({ id: 'campaigns.export.max', defaultMessage: 'maximum' }),
    count: intl.formatMessage({ id: 'campaigns.export.count', defaultMessage: 'relevés' }),
    median: intl.formatMessage({ id: 'campaigns.export.median', defaultMessage: 'médiane' }),
    inTarget: intl.formatMessage({ id: 'campaigns.export.inTarget', defaultMessage: '% dans la cible' }),
    byVolume: intl.formatMessage({ id: 'campaigns.export.byVolume', defaultMessage: 'moyenne par volume' }),
    targetLow: intl.formatMessage({ id: 'campaigns.export.targetLow', defaultMessage: 'cible, minimum' }),
    targetHigh: intl.formatMessage({ id: 'campaigns.export.targetHigh', defaultMessage: 'cible, maximum' }),
    state: intl.formatMessage({ id: 'campaigns.export.state', defaultMessage: 'par rapport à la cible' }),
  };
  const named = (measure: MeasuredField) => measureHead(measures, measure);
  return {
    plot: intl.formatMessage({ id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' }),
    crop: intl.formatMessage({ id: 'campaigns.export.crop', defaultMessage: 'Culture' }),
    variety: intl.formatMessage({ id: 'campaigns.export.variety', defaultMessage: 'Variété' }),
    stageHead: intl.formatMessage({ id: 'campaigns.export.stage', defaultMessage: 'Stade' }),
    author: intl.formatMessage({ id: 'campaigns.export.author', defaultMessage: 'Saisi par' }),
    note: intl.formatMessage({ id: 'campaigns.export.note', defaultMessage: 'Note' }),
    date: intl.formatMessage({ id: 'campaigns.export.date', defaultMessage: 'Date' }),
    day: intl.formatMessage({ id: 'campaigns.export.day', defaultMessage: 'Date ({zone})' }, { zone }),
    time: intl.formatMessage({ id: 'campaigns.export.hour', defaultMessage: 'Heure ({zone})' }, { zone }),
    column: (measure, figure) =>
      figure === 'value'
        ? named(measure)
        : intl.formatMessage(headMessages.qualified, {
            measure: named(measure),
            figure: figures[figure === 'mean' && isMedian(measure) ? 'median' : figure],
          }),
    earlierColumn: (measure, when) =>
      intl.formatMessage(headMessages.qualified, { measure: named(measure), figure: when }),
    drained: intl.formatMessage({ id: 'campaigns.export.drained', defaultMessage: 'Volume drainé (L)' }),
    given: intl.formatMessage({ id: 'campaigns.export.given', defaultMessage: 'Volume total apporté (L)' }),
    perDripper: intl.formatMessage({ id: 'campaigns.export.perDripper', defaultMessage: 'Apport par goutteur (L)' }),
    drippers: intl.formatMessage({ id: 'campaigns.export.drippers', defaultMessage: 'Nombre de goutteurs' }),
    figuresSheet: intl.formatMessage({ id: 'campaigns.export.figuresSheet', defaultMessage: 'Chiffres' }),
    daysSheet: intl.formatMessage({ id: 'campaigns.export.daysSheet', defaultMessage: 'Par jour' }),
    readings: intl.formatMessage({ id: 'campaigns.readings.title', defaultMessage: 'Relevés' }),
    plotName,
    plotOnDay,
    stage: (stage) => formatStage(intl, stage),
    state: (state) => formatState(intl, state),
    noReadings: intl.formatMessage({
      id: 'campaigns.export.noReadings',
      defaultMessage: 'Les relevés demandent du réseau, ou sont trop nombreux pour ce classeur : prenez le CSV.',
    }),
    shown: (quantity, value) => (quantity === 'ec' ? format.ecFromStored(value) : value),
  };
}
