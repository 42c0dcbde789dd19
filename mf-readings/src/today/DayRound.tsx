import {
  defineMessages,
  newestReadingsAtom,
  paths,
  SlotCards,
  todayAtom,
  useFormat,
  useIntl,
  useNavigate,
} from '@seguia/shared/platform';
import { Button, List, ProgressBar, Row, Skeleton } from '@seguia/shared/ui';
import { cropsOn } from '@seguia/shared/domain/bands';
import { useAtomValue } from 'jotai';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useFarmData } from '../farm/use-farm-data.ts';
import { usePlots } from '../farm/use-plots.tsx';
import { FarmLinks } from '../ways/FarmLinks.tsx';
import { RoundLink } from '../ways/RoundLink.tsx';
import { PlotCard } from '../rows/PlotCard.tsx';
import { todayPlots } from './today-plots.ts';
import styles from './DayRound.module.css';

const messages = defineMessages({
  progress: {
    id: 'readings.today.progress',
    defaultMessage: '{done} sur {count, plural, one {# parcelle} other {# parcelles}} aujourd’hui',
  },
  newReading: { id: 'readings.today.new', defaultMessage: 'Nouveau relevé' },
  waiting: { id: 'readings.today.waiting', defaultMessage: 'Sans relevé aujourd’hui' },
  recorded: { id: 'readings.today.recorded', defaultMessage: 'Relevées aujourd’hui' },
});

/** The day's progress, plot by plot, and the button to its round. Plots without a reading come first. */
export function DayRound() {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const { plots, instead } = usePlots('rows');
  const newest = useAtomValue(newestReadingsAtom);
  const farm = useFarmData();
  const navigate = useNavigate();
  if (!plots) {
    return (
      <>
        {instead}
        <SlotCards slot="today" />
      </>
    );
  }
  if (!newest) return <Skeleton look="rows" count={6} />;
  const { waiting, done } = todayPlots(plots, newest, today);
  return (
    <>
      <div className={styles.head}>
        <ProgressBar
          label={intl.formatMessage(messages.progress, { done: done.length, count: plots.length })}
          value={done.length}
          max={plots.length}
          text=""
        />
        <RoundLink plots={plots} />
      </div>
      {waiting.length > 0 && (
        <section className={styles.part} aria-label={intl.formatMessage(messages.waiting)}>
          <h2 className={styles.title}>{intl.formatMessage(messages.waiting)}</h2>
          <List label={intl.formatMessage(messages.waiting)}>
            {waiting.map(({ plot, newest: before }) => (
              <Row
                key={plot.id}
                to={paths.newReading(plot.id)}
                title={plot.name}
                text={formatCrops(cropsOn(plot.crops, today))}
                end={before && <span className={styles.ago}>{format.relative(before.timestamp)}</span>}
              />
            ))}
          </List>
        </section>
      )}
      {done.length > 0 && (
        <section className={styles.part} aria-label={intl.formatMessage(messages.recorded)}>
          <h2 className={styles.title}>{intl.formatMessage(messages.recorded)}</h2>
          <List label={intl.formatMessage(messages.recorded)} look="cards">
            {done.map(({ plot, newest: reading }) => (
              <PlotCard key={plot.id} plot={plot} reading={reading} bands={farm.bands} />
            ))}
          </List>
        </section>
      )}
      <FarmLinks />
      <SlotCards slot="today" />
      <div className={styles.dock}>
        <Button variant="primary" large full icon="plus" onPress={() => void navigate(paths.newReading())}>
          {intl.formatMessage(messages.newReading)}
        </Button>
      </div>
    </>
  );
}
