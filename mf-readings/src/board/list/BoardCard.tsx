import { Link, paths, useIntl } from '@seguia/shared/platform';
import { isolated, StatusMark } from '@seguia/shared/ui';
import { useRef } from 'react';
import { deliveryMessages } from '../../words/delivery-messages.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { GiveInstruction } from '../../instructions/GiveInstruction.tsx';
import { OpenInstructions } from '../../instructions/InstructionLines.tsx';
import type { BoardPlot } from '../board-plot.ts';
import { BoardValue } from '../BoardValue.tsx';
import { measureName } from '../measure-name.ts';
import { outsideMeasures, shownMeasure } from '../shown-measure.ts';
import { useAdviceText } from '../use-board-sentences.ts';
import { useAge } from '../use-age.ts';
import { useInSight } from '../use-in-sight.ts';
import { usePlotWeek } from '../use-plot-week.ts';
import { WeekLine } from '../WeekLine.tsx';
import styles from './BoardCard.module.css';

/**
 * A plot that is out of target: since when, one thing to do, and the week of the value that this is about. Other values that are outside
 * are beneath it. Whoever may gives the plot an instruction here, and everybody sees those that are open. `atOnce` is true for cards that are on the screen from the start.
 */
export function BoardCard({ plot: item, atOnce }: { plot: BoardPlot; atOnce: boolean }) {
  const intl = useIntl();
  const age = useAge();
  const adviceText = useAdviceText();
  const card = useRef<HTMLLIElement>(null);
  const week = usePlotWeek(item, useInSight(card, atOnce));
  const { plot, crops, now, mark, newest } = item;
  const shown = shownMeasure(now, week?.advice);
  const others = outsideMeasures(now).filter((measure) => measure !== shown);
  return (
    <li ref={card} className={styles.card}>
      <div className={styles.head}>
        {mark && <StatusMark state={mark} label="" />}
        <div className={styles.what}>
          <h3 className={styles.name}>
            <Link to={paths.plotWeek(plot.id)} className={styles.hit}>
              <bdi>{plot.name}</bdi>
            </Link>
          </h3>
          <bdi className={styles.crop}>{formatCrops(crops)}</bdi>
        </div>
        {newest && newest.state !== 'sent' && (
          <StatusMark state={newest.state} label={intl.formatMessage(deliveryMessages[newest.state])} size={20} />
        )}
        {now.newest && <span className={styles.age}>{isolated(age(now.newest))}</span>}
        <GiveInstruction plot={plot} />
      </div>
      <p className={styles.advice}>{week && isolated(adviceText(item, week.advice))}</p>
      <OpenInstructions plotId={plot.id} />
      <dl className={styles.values}>
        <div className={styles.week}>
          <dt>{measureName(intl, shown)}</dt>
          <dd className={styles.spark}>{week && <WeekLine plot={item} measure={shown} week={week} />}</dd>
          <dd className={styles.value}>
            <BoardValue plot={item} measure={shown} aligned />
          </dd>
        </div>
        {others.map((measure) => (
          <div key={measure} className={styles.other}>
            <dt>{measureName(intl, measure)}</dt>
            <dd>
              <BoardValue plot={item} measure={measure} aligned />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
