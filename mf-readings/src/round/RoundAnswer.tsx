import type { DeviceReading } from '@seguia/shared/platform';
import { useEffect, useRef } from 'react';
import { EcDifference } from '../EcDifference.tsx';
import { answerTo } from '../form/answer.ts';
import { AnswerLines } from '../form/AnswerLines.tsx';
import type { Values } from '../last-values.ts';
import { standingOf } from '../standing.ts';
import { useFarmData } from '../use-farm-data.ts';
import styles from './Round.module.css';

/** The answer to a saved plot in a few lines: band, change since the last, EC difference. */
export function RoundAnswer({ reading, last }: { reading: DeviceReading; last: Values }) {
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
      <AnswerLines {...answerTo(reading, last, band)} />
    </div>
  );
}
