import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { CertificationLog } from '@seguia/shared/domain/log/certification-log';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { type Column, Num } from '@seguia/shared/ui';
import { certificationMessages as messages } from './certification-messages.ts';

type Calibration = CertificationLog['calibrations'][number];

/** The columns of the calibrations on paper, each with its meter. */
export function useCalibrationColumns(meters: CertificationLog['meters']): Column<Calibration>[] {
  const intl = useIntl();
  const format = useFormat();
  const byId = new Map(meters.map((meter) => [meter.id, meter]));
  const figure = (id: 'slope' | 'offset' | 'cellConstant'): Column<Calibration> => ({
    id,
    label: intl.formatMessage(messages[id]),
    numeric: true,
    cell: ({ [id]: value }) => (value === null ? '–' : <Num>{format.typed(value)}</Num>),
  });
  const meterText = (meterId: string) => {
    const meter = byId.get(meterId);
    return [meter?.name ?? '–', meter?.serialNumber].filter(Boolean).join(' · ');
  };
  return [
    { id: 'meter', label: intl.formatMessage(messages.meter), cell: ({ meterId }) => <bdi>{meterText(meterId)}</bdi> },
    { id: 'at', label: intl.formatMessage(messages.calibratedAt), cell: ({ at }) => <Num>{format.dateTime(at)}</Num> },
    {
      id: 'by',
      label: intl.formatMessage(messages.by),
      cell: ({ createdBy }) => <bdi>{fullName(createdBy)}</bdi>,
    },
    figure('slope'),
    figure('offset'),
    figure('cellConstant'),
  ];
}
