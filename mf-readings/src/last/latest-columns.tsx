import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { type DeviceReading, defineMessages, type Format, type IntlShape } from '@seguia/shared/platform';
import { type Column, Num, StatusMark } from '@seguia/shared/ui';
import { measureName } from '../board/measure-name.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import type { FarmData } from '../farm-data/use-farm-data.ts';
import { OverdueMark } from '../meter/MeterOfReading.tsx';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { ReadingValue } from '../rows/ReadingValue.tsx';
import { fieldMessages } from '../words/field-messages.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { nameOf } from './latest-sort.ts';
import styles from './LatestTable.module.css';

const messages = defineMessages({
  author: { id: 'readings.filter.author', defaultMessage: 'Saisi par' },
});

/** The columns of the latest readings: when, plot, all values, who recorded them. */
export function latestColumns(intl: IntlShape, format: Format, farm: FarmData): Column<DeviceReading>[] {
  const standing = (reading: DeviceReading) => standingOf(reading, farm.plots.get(reading.plotId), farm.bands);
  return [
    {
      id: 'time',
      label: intl.formatMessage(fieldMessages.time),
      sortable: true,
      cell: (reading) => <Num>{format.dateTime(reading.timestamp)}</Num>,
    },
    {
      id: 'plot',
      label: intl.formatMessage(fieldMessages.plotId),
      sortable: true,
      rowHeader: true,
      cell: (reading) => (
        <span className={styles.plot}>
          <bdi>{farm.plots.get(reading.plotId)?.name}</bdi>
          <bdi className={styles.crop}>{formatCrops(standing(reading).crops)}</bdi>
          <OverdueMark reading={reading} />
        </span>
      ),
    },
    ...measuredFields.map((measure) => ({
      id: measure,
      label: <span className={styles.head}>{measureName(intl, measure)}</span>,
      numeric: true,
      sortable: true,
      cell: (reading: DeviceReading) => (
        <ReadingValue reading={reading} measure={measure} standing={standing(reading)} />
      ),
    })),
    {
      id: 'author',
      label: intl.formatMessage(messages.author),
      sortable: true,
      cell: (reading) => (
        <span className={styles.author}>
          <bdi>{nameOf(reading)}</bdi>
          {reading.state !== 'sent' && (
            <StatusMark state={reading.state} label={intl.formatMessage(deliveryMessages[reading.state])} size={20} />
          )}
        </span>
      ),
    },
  ];
}
