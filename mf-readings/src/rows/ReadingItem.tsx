import { type DeviceReading, useFormat, useIntl } from '@seguia/shared/platform';
import { Num, Row, StatusMark } from '@seguia/shared/ui';
import type { CSSProperties } from 'react';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { standingOf } from '@seguia/shared/domain/board/standing';
import type { FarmData } from '../farm-data/use-farm-data.ts';
import { DoneWithReading } from '../instructions/InstructionLines.tsx';
import { OverdueMark } from '../meter/MeterOfReading.tsx';
import { PhotoCount } from '../photos/PhotoCount.tsx';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { ReadingValues } from './ReadingValues.tsx';
import styles from './ReadingItem.module.css';

export interface ReadingItemProps {
  reading: DeviceReading;
  farm: FarmData;
  to?: string;
  onPress?: () => void;
  current?: boolean;
  /** `li` by default; `div` inside a swipe row. */
  as?: 'li' | 'div';
  position?: { index: number; size: number };
  style?: CSSProperties;
}

/**
 * A reading as a row of a list: time, plot and variety, its values, each with a mark where it is outside of its target, the instructions that
 * were done with it, and at the end a mark if the reading is not sent.
 */
export function ReadingItem({ reading, farm, ...row }: ReadingItemProps) {
  const intl = useIntl();
  const format = useFormat();
  const plot = farm.plots.get(reading.plotId);
  const standing = standingOf(reading, plot, farm.bands);
  const { crops } = standing;
  return (
    <Row
      {...row}
      chevron={false}
      title={
        <span className={styles.title}>
          <Num>{format.time(reading.time)}</Num> <bdi>{plot?.name}</bdi> <OverdueMark reading={reading} />
          {crops.length > 0 && <bdi className={styles.crop}>{formatCrops(crops)}</bdi>}
          <PhotoCount readingId={reading.id} />
        </span>
      }
      text={
        <>
          <ReadingValues values={reading} standing={standing} />
          <DoneWithReading readingId={reading.id} />
        </>
      }
      end={
        reading.state !== 'sent' && (
          <StatusMark state={reading.state} label={intl.formatMessage(deliveryMessages[reading.state])} size={20} />
        )
      }
    />
  );
}
