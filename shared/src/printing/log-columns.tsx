import { fullName } from '../domain/accounts/full-name.ts';
import type { IntlShape } from 'react-intl';
import type { Plot, TargetBand } from '@seguia/openapi';
import type { DeviceReading } from '../device/database/rows.ts';
import { standingOf } from '../domain/board/standing.ts';
import { measuredFields, type MeasuredField } from '../domain/readings/measures.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import type { Format } from '../i18n/format.ts';
import type { Column } from '../ui/layout/DataTable.tsx';
import { Num } from '../ui/values/Num.tsx';
import { LogDrippers } from './LogDrippers.tsx';
import { LogValue } from './LogValue.tsx';
import styles from './ReadingLog.module.css';

const messages = defineMessages({
  date: { id: 'ui.log.date', defaultMessage: 'Date' },
  time: { id: 'ui.log.time', defaultMessage: 'Heure' },
  plot: { id: 'ui.log.plot', defaultMessage: 'Parcelle' },
  drippers: { id: 'ui.log.drippers', defaultMessage: 'Goutteurs' },
  author: { id: 'ui.log.author', defaultMessage: 'Saisi par' },
  note: { id: 'ui.log.note', defaultMessage: 'Note' },
  meter: { id: 'ui.log.meter', defaultMessage: 'Appareil' },
  photos: { id: 'ui.log.photos', defaultMessage: 'Photos' },
});

export interface LogOf {
  plots: readonly Plot[];
  bands: readonly TargetBand[];
  /** Whether each reading names its plot; false if all are of the same plot. */
  hasPlots?: boolean | undefined;
  /** The name of the meter of a reading, or null; undefined leaves the column out. */
  meterOf?: ((reading: DeviceReading) => string | null) | undefined;
  /** The number of a reading's photos; undefined leaves the column out. */
  photosOf?: ((reading: DeviceReading) => number) | undefined;
  nameOf: (measure: MeasuredField) => string;
  /** Writes a value in the person's digits and unit, without the unit's name. */
  formatValue: (measure: MeasuredField, value: number) => string;
}

/** The columns of a log: when, where, all values with their marks, drippers, author, meter, and the note. */
export function logColumns(intl: IntlShape, format: Format, log: LogOf): Column<DeviceReading>[] {
  const plotsById = new Map(log.plots.map((plot) => [plot.id, plot]));
  const plotOf = ({ plotId }: DeviceReading) => plotsById.get(plotId);
  const plotColumn: Column<DeviceReading> = {
    id: 'plot',
    label: intl.formatMessage(messages.plot),
    cell: (reading) => <bdi>{plotOf(reading)?.name ?? '–'}</bdi>,
  };
  const { meterOf, photosOf } = log;
  const meterColumn: Column<DeviceReading> = {
    id: 'meter',
    label: intl.formatMessage(messages.meter),
    cell: (reading) => <bdi>{meterOf?.(reading) ?? '–'}</bdi>,
  };
  const photoColumn: Column<DeviceReading> = {
    id: 'photos',
    label: intl.formatMessage(messages.photos),
    numeric: true,
    cell: (reading) => photosOf?.(reading) || '–',
  };
  // Without the plots' names there is room for one line.
  const oneLine = log.hasPlots ? undefined : styles.line;
  return [
    {
      id: 'date',
      label: intl.formatMessage(messages.date),
      cell: ({ date }) => (
        <span className={styles.line}>
          <Num>{format.date(date)}</Num>
        </span>
      ),
    },
    {
      id: 'time',
      label: intl.formatMessage(messages.time),
      cell: ({ time }) => <Num>{format.time(time)}</Num>,
    },
    ...(log.hasPlots ? [plotColumn] : []),
    ...measuredFields.map((measure): Column<DeviceReading> => ({
      id: measure,
      label: log.nameOf(measure),
      numeric: true,
      cell: (reading) => {
        const value = reading[measure];
        const state = standingOf(reading, plotOf(reading), log.bands).states[measure] ?? null;
        return <LogValue text={value === null ? null : log.formatValue(measure, value)} state={state} />;
      },
    })),
    {
      id: 'drippers',
      label: intl.formatMessage(messages.drippers),
      cell: (reading) => (
        <span className={oneLine}>
          <LogDrippers reading={reading} />
        </span>
      ),
    },
    {
      id: 'author',
      label: intl.formatMessage(messages.author),
      cell: ({ createdBy }) => <bdi className={oneLine}>{fullName(createdBy)}</bdi>,
    },
    ...(meterOf ? [meterColumn] : []),
    {
      id: 'note',
      label: intl.formatMessage(messages.note),
      cell: ({ note }) => note && <bdi className={styles.note}>{note}</bdi>,
    },
    ...(photosOf ? [photoColumn] : []),
  ];
}
