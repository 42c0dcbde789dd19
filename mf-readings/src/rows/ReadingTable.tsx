import { measuredFields, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { type DeviceReading, useFormat, useIntl } from '@seguia/shared/platform';
import { Num, StatusMark, VisuallyHidden } from '@seguia/shared/ui';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { fieldMessages } from '../words/field-messages.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { sideMessages } from './item-messages.ts';
import { shortMessages } from '../words/short-messages.ts';
import { DoneWithReading } from '../instructions/InstructionLines.tsx';
import { OverdueMark } from '../meter/MeterOfReading.tsx';
import { PhotoCount } from '../photos/PhotoCount.tsx';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import type { FarmData } from '../farm-data/use-farm-data.ts';
import type { CSSProperties } from 'react';
import { ReadingValue } from './ReadingValue.tsx';
import styles from './ReadingTable.module.css';

/** How many columns of values the table has, for its lines and the room around it. */
export const measureColumns = { '--measures': measuredFields.length } as CSSProperties;

/** The heads of the columns, for the eye only: each row names its values to a screen reader. */
export function ReadingTableHead() {
  const intl = useIntl();
  return (
    <div className={`${styles.line} ${styles.head}`} style={measureColumns} aria-hidden>
      <span>{intl.formatMessage(fieldMessages.time)}</span>
      <span>{intl.formatMessage(fieldMessages.plotId)}</span>
      {measuredFields.map((measure) => (
        <span key={measure} className={styles.number}>
          {intl.formatMessage(sideMessages[sideOf(measure)])}
          <br />
          {intl.formatMessage(shortMessages[quantityOf(measure)])}
        </span>
      ))}
      <span />
    </div>
  );
}

interface ReadingTableLineProps {
  reading: DeviceReading;
  farm: FarmData;
  /** Whether the reading's details are shown. */
  opened?: boolean;
  onPress: () => void;
}

/** A reading as a row of 44 px; a press anywhere opens it. */
export function ReadingTableLine({ reading, farm, opened = false, onPress }: ReadingTableLineProps) {
  const intl = useIntl();
  const { time } = useFormat();
  const measures = useMeasureFormat();
  const plot = farm.plots.get(reading.plotId);
  const standing = standingOf(reading, plot, farm.bands);
  const { crops } = standing;
  return (
    <div className={opened ? `${styles.line} ${styles.opened}` : styles.line} style={measureColumns}>
      <Num>{time(reading.time)}</Num>
      <button type="button" className={styles.hit} aria-current={opened || undefined} onClick={onPress}>
        <bdi>{plot?.name}</bdi> {crops.length > 0 && <bdi className={styles.crop}>{formatCrops(crops)}</bdi>}{' '}
        <OverdueMark reading={reading} />
        <PhotoCount readingId={reading.id} />
        <DoneWithReading readingId={reading.id} />
      </button>
      {measuredFields.map((measure) => {
        return (
          <span key={measure} className={styles.number}>
            {reading[measure] !== null && <VisuallyHidden>{measures.label(measure)}</VisuallyHidden>}
            <ReadingValue reading={reading} measure={measure} standing={standing} />
          </span>
        );
      })}
      <span>
        {reading.state !== 'sent' && (
          <StatusMark state={reading.state} label={intl.formatMessage(deliveryMessages[reading.state])} size={20} />
        )}
      </span>
    </div>
  );
}
