import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { MeterLine } from '@seguia/shared/domain/log/meter-lines';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { type Column, Num } from '@seguia/shared/ui';
import { certificationMessages as messages } from './certification-messages.ts';

/** The columns of the meters and their calibrations on paper. */
export function useCalibrationColumns(): Column<MeterLine>[] {
  const intl = useIntl();
  const format = useFormat();
  const figure = (id: 'slope' | 'offset' | 'cellConstant'): Column<MeterLine> => ({
    id,
    label: intl.formatMessage(messages[id]),
    numeric: true,
    cell: ({ calibration }) => {
      const value = calibration?.[id] ?? null;
      return value === null ? '–' : <Num>{format.typed(value)}</Num>;
    },
  });
  const meterText = ({ meter }: MeterLine) => [meter?.name ?? '–', meter?.serialNumber].filter(Boolean).join(' · ');
  return [
    { id: 'meter', label: intl.formatMessage(messages.meter), cell: (line) => <bdi>{meterText(line)}</bdi> },
    {
      id: 'at',
      label: intl.formatMessage(messages.calibratedAt),
      cell: ({ calibration }) => (calibration ? <Num>{format.dateTime(calibration.at)}</Num> : '–'),
    },
    {
      id: 'by',
      label: intl.formatMessage(messages.by),
      cell: ({ calibration }) => calibration && <bdi>{fullName(calibration.createdBy)}</bdi>,
    },
    figure('slope'),
    figure('offset'),
    figure('cellConstant'),
  ];
}
