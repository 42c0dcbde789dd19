import { type MeasuredField, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { Link, paths, useIntl } from '@seguia/shared/platform';
import { isolated, StatusMark, VisuallyHidden } from '@seguia/shared/ui';
import { useRef } from 'react';
import { sideMessages } from '../rows/item-messages.ts';
import { shortMessages } from '../words/short-messages.ts';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import type { BoardPlot } from './board-plot.ts';
import { BoardValue } from './BoardValue.tsx';
import { measureName } from './measure-name.ts';
import { useAdviceText } from './use-board-sentences.ts';
import { useAge } from './use-age.ts';
import { useInSight } from './use-in-sight.ts';
import { usePlotWeek } from './use-plot-week.ts';
import { plainMeasures, weekMeasures } from '@seguia/shared/domain/board/week-measures';
import { WeekLine } from './WeekLine.tsx';
import styles from './BoardCard.module.css';

/**
 * A plot on the board: its state and since when, its newest values with their week, and one sentence of advice. `atOnce` is true for cards
 * that are on the screen from the start.
 */
export function BoardCard({ plot: item, atOnce }: { plot: BoardPlot; atOnce: boolean }) {
  const intl = useIntl();
  const age = useAge();
  const adviceText = useAdviceText();
  const card = useRef<HTMLLIElement>(null);
  const week = usePlotWeek(item, useInSight(card, atOnce));
  const { plot, crops, now, mark, newest } = item;
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
          <span className={styles.crop}>{formatCrops(crops)}</span>
        </div>
        {newest && newest.state !== 'sent' && (
          <StatusMark state={newest.state} label={intl.formatMessage(deliveryMessages[newest.state])} size={20} />
        )}
        {now.newest && <span className={styles.age}>{isolated(age(now.newest))}</span>}
      </div>
      <p className={styles.advice} data-plot={now.state}>
        {week && isolated(adviceText(item, week.advice))}
      </p>
      <dl className={styles.weeks}>
        {weekMeasures.map((measure) => (
          <div key={measure} className={styles.week}>
            <dt>{measureName(intl, measure)}</dt>
            <dd className={styles.spark}>{week && <WeekLine plot={item} measure={measure} week={week} />}</dd>
            <dd className={styles.value}>
              <BoardValue plot={item} measure={measure} aligned />
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.others}>
        {plainMeasures.map((measure, place) => (
          <div key={measure}>
            <dt>
              {isBeside(measure, plainMeasures[place - 1]) ? (
                <QuantityName measure={measure} />
              ) : (
                measureName(intl, measure)
              )}
            </dt>
            <dd>
              <BoardValue plot={item} measure={measure} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Whether a measure is of the same water as the one before it. */
function isBeside(measure: MeasuredField, before: MeasuredField | undefined): boolean {
  return before !== undefined && sideOf(before) === sideOf(measure);
}

/** Shows "pH" alone where the water's name is before it; a screen reader says both. */
function QuantityName({ measure }: { measure: MeasuredField }) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden>{intl.formatMessage(sideMessages[sideOf(measure)])} </VisuallyHidden>
      {intl.formatMessage(shortMessages[quantityOf(measure)])}
    </>
  );
}
