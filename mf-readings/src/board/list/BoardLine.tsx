import { weekMeasures } from '@seguia/shared/domain/board/week-measures';
import { Link, paths, useIntl } from '@seguia/shared/platform';
import { isolated, StatusMark, VisuallyHidden } from '@seguia/shared/ui';
import { useRef } from 'react';
import { deliveryMessages } from '../../words/delivery-messages.ts';
import type { BoardPlot } from '../board-plot.ts';
import { BoardValue } from '../BoardValue.tsx';
import { measureName } from '../measure-name.ts';
import { useAdviceText } from '../use-board-sentences.ts';
import { useInSight } from '../use-in-sight.ts';
import { usePlotWeek } from '../use-plot-week.ts';
import styles from './BoardLine.module.css';

/** What a plot that is in target may still have to say; the mark and the values beside the name say the rest. */
const worthALine: ReadonlySet<string> = new Set(['measureAgain', 'rising', 'weak']);

/** A plot that needs nothing now, in one line: its mark, name and drain. A plot that was not read says so instead. */
export function BoardLine({ plot: item, atOnce }: { plot: BoardPlot; atOnce: boolean }) {
  const intl = useIntl();
  const adviceText = useAdviceText();
  const line = useRef<HTMLLIElement>(null);
  const week = usePlotWeek(item, useInSight(line, atOnce));
  const { plot, now, mark, newest } = item;
  const isUnread = now.state === 'unread';
  const text = week && isolated(adviceText(item, week.advice));
  const isSeen = isUnread || (week && worthALine.has(week.advice.kind));
  return (
    <li ref={line} className={styles.line}>
      <span className={styles.mark}>{mark && <StatusMark state={mark} label="" size={20} />}</span>
      <h3 className={styles.name}>
        <Link to={paths.plotWeek(plot.id)} className={styles.hit}>
          <bdi>{plot.name}</bdi>
        </Link>
        {newest && newest.state !== 'sent' && (
          <StatusMark state={newest.state} label={intl.formatMessage(deliveryMessages[newest.state])} size={20} />
        )}
      </h3>
      {!isUnread &&
        weekMeasures.map((measure) => (
          <span key={measure} className={styles.value}>
            <VisuallyHidden>{measureName(intl, measure)} </VisuallyHidden>
            <BoardValue plot={item} measure={measure} aligned />
          </span>
        ))}
      {isSeen ? (
        <p className={isUnread ? styles.beside : styles.advice}>{text}</p>
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </li>
  );
}
