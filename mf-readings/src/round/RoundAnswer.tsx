import type { DeviceReading } from '@seguia/shared/platform';
import { useEffect, useRef } from 'react';
import { EcDifference } from '../values/EcDifference.tsx';
import { answerTo } from '../farm/answer.ts';
import { AnswerLines } from '../values/AnswerLines.tsx';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { standingOf } from '../farm/standing.ts';
import { useFarmData } from '../farm/use-farm-data.ts';
import styles from './Round.module.css';

/** The answer to a saved plot in a few lines: band, change, EC difference. */
export function RoundAnswer({ reading, compared }: { reading: DeviceReading; compared: ComparedValues }) {
  const farm = useFarmData();
  const box = useRef<HTMLDivElement>(null);
  // The keypad goes away with the fields; Enter leads to the next plot.
  useEffect(() => box.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.focus(), []);
  const { band } = standingOf(reading, farm.plots.get(reading.plotId), farm.bands);
  return (
    <div ref={box} className={styles.answer}>
      <p>
        <EcDifference reading={reading} />
      </p>
      <AnswerLines {...answerTo(reading, compared, band)} />
    </div>
  );
}
