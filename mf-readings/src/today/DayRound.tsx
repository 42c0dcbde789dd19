import { defineMessages, FarmPages, paths, SlotCards, todayAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { List, ProgressBar, Row, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useBoard } from '../board/use-board.ts';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { usePlots } from '../farm-data/use-plots.tsx';
import { RoundDock } from './RoundDock.tsx';
import { PlotCard } from '../board/PlotCard.tsx';
import { ReadingItem } from '../rows/ReadingItem.tsx';
import { cardsAndLines, todayPlots } from './today-plots.ts';
import styles from './DayRound.module.css';

const messages = defineMessages({
  progress: {
    id: 'readings.today.progress',
    defaultMessage: '{done} sur {count, plural, one {# parcelle} other {# parcelles}} aujourd’hui',
  },
  waiting: { id: 'readings.today.waiting', defaultMessage: 'Sans relevé aujourd’hui' },
  recorded: { id: 'readings.today.recorded', defaultMessage: 'Relevées aujourd’hui' },
});

/**
 * The day's progress, plot by plot, and the button to its round. Plots without a reading come first, then those with something to look at.
 */
export function DayRound() {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const { plots, instead } = usePlots('rows');
  const farm = useFarmData();
  const board = useBoard(plots ?? undefined);
  if (!plots) {
    return (
      <>
        {instead}
        <FarmPages />
        <SlotCards slot="today" />
      </>
    );
  }
  if (!board) return <Skeleton look="rows" count={6} />;
  const { waiting, done } = todayPlots(board, today);
  const { cards, lines } = cardsAndLines(done);
  return (
    <>
      <div className={styles.head}>
        <ProgressBar
          label={intl.formatMessage(messages.progress, { done: done.length, count: plots.length })}
          value={done.length}
          max={plots.length}
          text=""
        />
      </div>
      {waiting.length > 0 && (
        <section className={styles.part} aria-label={intl.formatMessage(messages.waiting)}>
          <h2 className={styles.title}>{intl.formatMessage(messages.waiting)}</h2>
          <List label={intl.formatMessage(messages.waiting)}>
            {waiting.map(({ plot, crops, newest: before }) => (
              <Row
                key={plot.id}
                to={paths.newReading(plot.id)}
                title={plot.name}
                text={formatCrops(crops)}
                end={before && <span className={styles.ago}>{format.relative(before.timestamp)}</span>}
              />
            ))}
          </List>
        </section>
      )}
      {done.length > 0 && (
        <section className={styles.part} aria-label={intl.formatMessage(messages.recorded)}>
          <h2 className={styles.title}>{intl.formatMessage(messages.recorded)}</h2>
          {cards.length > 0 && (
            <List label={intl.formatMessage(messages.recorded)} look="cards">
              {cards.map(({ item, newest }) => (
                <PlotCard key={item.plot.id} plot={item} reading={newest} />
              ))}
            </List>
          )}
          {lines.length > 0 && (
            <List label={intl.formatMessage(messages.recorded)}>
              {lines.map(({ newest }) => (
                <ReadingItem key={newest.id} reading={newest} farm={farm} to={paths.reading(newest.id)} />
              ))}
            </List>
          )}
        </section>
      )}
      <FarmPages />
      <SlotCards slot="today" />
      <RoundDock plots={plots} leads />
    </>
  );
}
