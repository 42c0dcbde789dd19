import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { type TargetBand, useFormat, useIntl } from '@seguia/shared/platform';
import { type Column, isolated, Num } from '@seguia/shared/ui';
import { usePlotName } from '../plot-names/use-plot-name.ts';
import { formatLimits } from '../series/format-limits.ts';
import { measureHead, useMeasureFormat } from '../series/use-measure-format.ts';
import { certificationMessages as messages, fieldMessages } from './certification-messages.ts';
import { useVarietyOf } from './use-variety-of.ts';

/** The columns of the target bands on paper. */
export function useBandColumns(): Column<TargetBand>[] {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const plotName = usePlotName();
  const varietyOf = useVarietyOf();
  return [
    {
      id: 'plot',
      label: intl.formatMessage(fieldMessages.plotId),
      cell: (band) => (
        <>
          <bdi>{plotName(band.plotId)}</bdi> <bdi>{varietyOf(band)}</bdi>
        </>
      ),
    },
    { id: 'from', label: intl.formatMessage(messages.from), cell: ({ from }) => <Num>{format.date(from)}</Num> },
    {
      id: 'to',
      label: intl.formatMessage(messages.to),
      cell: ({ to }) => (to === null ? '–' : <Num>{format.date(to)}</Num>),
    },
    ...measuredFields.map((measure): Column<TargetBand> => ({
      id: measure,
      label: measureHead(measures, measure),
      cell: (band) => isolated(formatLimits(intl, measures, quantityOf(measure), band[measure]) ?? '–'),
    })),
  ];
}
