import { type MeasuredField, sideOf } from '@seguia/shared/domain/readings/measures';
import { dripperMeasures, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { type DeviceReading, useFormat, useIntl } from '@seguia/shared/platform';
import { Num, Row, StatusMark } from '@seguia/shared/ui';
import { type CSSProperties, Fragment } from 'react';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useMeasureFormat } from '../words/measures.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import type { FarmData } from '../farm/use-farm-data.ts';
import { deliveryMessages, sideMessages, worstMessages } from './item-messages.ts';
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

/** A reading as a row of a list: time, plot and variety, its values in one line, its worst state at the start and what is not sent at the end. */
export function ReadingItem({ reading, farm, ...row }: ReadingItemProps) {
  const intl = useIntl();
  const format = useFormat();
  const plot = farm.plots.get(reading.plotId);
  const { worst, crops } = standingOf(reading, plot, farm.bands);
  return (
    <Row
      {...row}
      chevron={false}
      start={
        <span className={styles.shape}>
          {worst && worst !== 'in' && <StatusMark state={worst} label={intl.formatMessage(worstMessages[worst])} />}
        </span>
      }
      title={
        <span className={styles.title}>
          <Num>{format.time(reading.time)}</Num> <bdi>{plot?.name}</bdi>{' '}
          {crops.length > 0 && <bdi className={styles.crop}>{formatCrops(crops)}</bdi>}
        </span>
      }
      text={<Values reading={reading} />}
      end={
        reading.state !== 'sent' && (
          <StatusMark state={reading.state} label={intl.formatMessage(deliveryMessages[reading.state])} size={20} />
        )
      }
    />
  );
}

/** Intake and drain, a line each, so that the numbers of a list stand beneath each other. */
function Values({ reading }: { reading: DeviceReading }) {
  const intl = useIntl();
  const { formatValue } = useMeasureFormat();
  const shown = (measure: MeasuredField) => {
    const value = reading[measure];
    return value === null ? '–' : formatValue(measure, value);
  };
  const isMeasured = (measure: MeasuredField) => reading[measure] !== null;
  return (
    <span className={styles.values}>
      {(['intake', 'drain'] as const).map((side) => {
        const typed = typedMeasures.filter((measure) => sideOf(measure) === side);
        const calculated = dripperMeasures.filter((measure) => sideOf(measure) === side && isMeasured(measure));
        const typedText = typed.some(isMeasured) ? typed.map(shown).join(' · ') : '';
        if (!typedText && calculated.length === 0) return null;
        return (
          <Fragment key={side}>
            <span>{intl.formatMessage(sideMessages[side])}</span>
            <Num>{typedText}</Num>
            {calculated.length > 0 ? <Num>{calculated.map(shown).join(' · ')}</Num> : <span />}
          </Fragment>
        );
      })}
    </span>
  );
}
