import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { CorrectionLine } from '@seguia/shared/domain/log/correction-lines';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { type Column, Num } from '@seguia/shared/ui';
import { usePlotName } from '../plot-names/use-plot-name.ts';
import { certificationMessages as messages } from './certification-messages.ts';
import { useCorrectionFormat } from './use-correction-format.ts';

/** The columns of the corrections on paper. */
export function useCorrectionColumns(): Column<CorrectionLine>[] {
  const intl = useIntl();
  const format = useFormat();
  const plotName = usePlotName();
  const written = useCorrectionFormat();
  const text = (id: keyof typeof messages, cell: (line: CorrectionLine) => string): Column<CorrectionLine> => ({
    id,
    label: intl.formatMessage(messages[id]),
    cell: (line) => <bdi>{cell(line)}</bdi>,
  });
  return [
    {
      id: 'reading',
      label: intl.formatMessage(messages.reading),
      cell: ({ reading: { date, time, plotId } }) => (
        <>
          <bdi>{plotName(plotId)}</bdi> · <Num>{format.date(date)}</Num> · <Num>{format.time(time)}</Num>
        </>
      ),
    },
    { id: 'at', label: intl.formatMessage(messages.at), cell: ({ at }) => <Num>{format.dateTime(at)}</Num> },
    text('by', ({ by }) => fullName(by)),
    text('field', ({ what }) => written(what).field),
    text('before', ({ what }) => written(what).before),
    text('after', ({ what }) => written(what).after),
  ];
}
