import type { Format, IntlShape } from '@seguia/shared/platform';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import { isMedian, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { WaterColumns } from './use-water-columns.ts';
import type { MeasureFormat } from '../series/use-measure-format.ts';

type Figure = 'mean' | 'min' | 'max' | 'count' | 'value' | 'byVolume' | 'inTarget';

/** How files are written: column heads in the person's language, EC in the person's unit. */
export interface ExportFormat {
  plot: string;
  date: string;
  time: string;
  /** A column's head, e.g. "Intake EC (mS/cm), mean". */
  column: (measure: MeasuredField, figure: Figure) => string;
  /** The head of another season's mean, e.g. "Intake EC (mS/cm), a year ago". */
  earlierColumn: (measure: MeasuredField, when: string) => string;
  drained: string;
  given: string;
  figuresSheet: string;
  daysSheet: string;
  readings: string;
  plotName: (plotId: string) => string;
  /** Water and light of days; left out where the farm notes none. */
  water?: WaterColumns;
  /** A stored value in the unit of its column. */
  shown: (quantity: GraphQuantity, value: number) => number;
}

export function createExportFormat(
  intl: IntlShape,
  format: Format,
  measures: MeasureFormat,
  plotName: (plotId: string) => string,
): ExportFormat {
  const figures = {
    mean: intl.formatMessage({ id: 'campaigns.export.mean', defaultMessage: 'moyenne' }),
    min: intl.formatMessage({ id: 'campaigns.export.min', defaultMessage: 'minimum' }),
    max: intl.formatMessage({ id: 'campaigns.export.max', defaultMessage: 'maximum' }),
    count: intl.formatMessage({ id: 'campaigns.export.count', defaultMessage: 'relevés' }),
    median: intl.formatMessage({ id: 'campaigns.export.median', defaultMessage: 'médiane' }),
    inTarget: intl.formatMessage({ id: 'campaigns.export.inTarget', defaultMessage: '% dans la cible' }),
    byVolume: intl.formatMessage({ id: 'campaigns.export.byVolume', defaultMessage: 'moyenne par volume' }),
  };
  const named = (measure: MeasuredField) => {
    const unit = measures.unit(quantityOf(measure));
    return unit ? `${measures.name(measure)} (${unit})` : measures.name(measure);
  };
  return {
    plot: intl.formatMessage({ id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' }),
    date: intl.formatMessage({ id: 'campaigns.export.date', defaultMessage: 'Date' }),
    time: intl.formatMessage({ id: 'campaigns.export.time', defaultMessage: 'Date et heure' }),
    column: (measure, figure) =>
      figure === 'value'
        ? named(measure)
        : intl.formatMessage(
            { id: 'campaigns.export.column', defaultMessage: '{measure}, {figure}' },
            { measure: named(measure), figure: figures[figure === 'mean' && isMedian(measure) ? 'median' : figure] },
          ),
    earlierColumn: (measure, when) =>
      intl.formatMessage(
        { id: 'campaigns.export.column', defaultMessage: '{measure}, {figure}' },
        { measure: named(measure), figure: when },
      ),
    drained: intl.formatMessage({ id: 'campaigns.export.drained', defaultMessage: 'Volume drainé (L)' }),
    given: intl.formatMessage({ id: 'campaigns.export.given', defaultMessage: 'Volume apporté (L)' }),
    figuresSheet: intl.formatMessage({ id: 'campaigns.export.figuresSheet', defaultMessage: 'Chiffres' }),
    daysSheet: intl.formatMessage({ id: 'campaigns.export.daysSheet', defaultMessage: 'Par jour' }),
    readings: intl.formatMessage({ id: 'campaigns.readings.title', defaultMessage: 'Relevés' }),
    plotName,
    shown: (quantity, value) => (quantity === 'ec' ? format.ecFromStored(value) : value),
  };
}
