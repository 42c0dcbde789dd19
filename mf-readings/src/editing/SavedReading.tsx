import { type DeviceReading, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { EcDifference } from '../answer/EcDifference.tsx';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { answerTo } from '../answer/answer.ts';
import { AnswerLines } from '../answer/AnswerLines.tsx';
import styles from './SavedReading.module.css';

export interface SavedReadingProps {
  reading: DeviceReading;
  /** What the reading's values were compared with when it was saved. */
  compared: ComparedValues;
  /** The one or two acts that people mostly take next; they stay in sight. */
  children: ReactNode;
  /** Other ways to go on. */
  others?: ReactNode;
}

/** What a person learns from a reading just saved: whether each value is in its target band, how it changed, and the EC difference. */
export function SavedReading({ reading, compared, children, others }: SavedReadingProps) {
  const format = useFormat();
  const farm = useFarmData();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const plot = farm.plots.get(reading.plotId);
  const { band, crops } = standingOf(reading, plot, farm.bands);
  const { measures } = answerTo(reading, compared, band);
  return (
    <section className={styles.saved} aria-labelledby="saved-plot">
      <div>
        <h2 id="saved-plot" ref={heading} tabIndex={-1} className={styles.plot}>
          {plot?.name}
        </h2>
        <p className={styles.when}>
          {crops.length > 0 && <span>{formatCrops(crops)}</span>}
          <Num>{`${format.date(reading.date)} ${format.time(reading.time)}`}</Num>
        </p>
      </div>
      <AnswerLines measures={measures} />
      <p className={styles.difference}>
        <EcDifference reading={reading} />
      </p>
      {others && <div className={styles.others}>{others}</div>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
