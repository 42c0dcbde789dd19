import { type DeviceReading, FormattedMessage, useFormat, useIntl } from '@seguia/shared/platform';
import { Num, Row, StatusMark } from '@seguia/shared/ui';
import type { CSSProperties } from 'react';
import { cropWords } from '../crop-words.ts';
import { useMeasureWords } from '../measures.ts';
import { standingOf } from '../standing.ts';
import type { FarmData } from '../use-farm-data.ts';
import { deliveryTexts, worstTexts } from './row-texts.ts';
import styles from './ReadingRow.module.css';

export interface ReadingRowProps {
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
export function ReadingRow({ reading, farm, ...row }: ReadingRowProps) {
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
          {worst && worst !== 'in' && <StatusMark state={worst} label={intl.formatMessage(worstTexts[worst])} />}
        </span>
      }
      title={
        <>
          <Num>{format.time(reading.time)}</Num> {plot?.name}
          {crops.length > 0 && <span className={styles.crop}> {cropWords(crops)}</span>}
        </>
      }
      text={<Values reading={reading} />}
      end={
        reading.state !== 'sent' && (
          <StatusMark state={reading.state} label={intl.formatMessage(deliveryTexts[reading.state])} size={20} />
        )
      }
    />
  );
}

function Values({ reading }: { reading: DeviceReading }) {
  const { write } = useMeasureWords();
  const { intakeEc, intakePh, drainEc, drainPh, drainPercent } = reading;
  return (
    <span className={styles.values}>
      {(intakeEc !== null || intakePh !== null) && (
        <span>
          <FormattedMessage
            id="readings.row.intake"
            defaultMessage="App. {values}"
            values={{
              values: (
                <Pair
                  ec={intakeEc === null ? null : write('intakeEc', intakeEc)}
                  ph={intakePh === null ? null : write('intakePh', intakePh)}
                />
              ),
            }}
          />
        </span>
      )}
      {(drainEc !== null || drainPh !== null) && (
        <span>
          <FormattedMessage
            id="readings.row.drain"
            defaultMessage="Drain. {values}"
            values={{
              values: (
                <Pair
                  ec={drainEc === null ? null : write('drainEc', drainEc)}
                  ph={drainPh === null ? null : write('drainPh', drainPh)}
                />
              ),
            }}
          />
        </span>
      )}
      {drainPercent !== null && <Num>{write('drainPercent', drainPercent)}</Num>}
    </span>
  );
}

function Pair({ ec, ph }: { ec: string | null; ph: string | null }) {
  return <Num>{`${ec ?? '–'} · ${ph ?? '–'}`}</Num>;
}
