import { canAtom, defineMessages, paths, useFormat, useIntl } from '@seguia/shared/platform';
import { EmptyState, LinkButton, List, Section, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useBoard } from '../board/use-board.ts';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { listMessages } from '../rows/list-messages.ts';
import { PlotInstructions } from '../instructions/PlotInstructions.tsx';
import { PlotCard } from '../board/PlotCard.tsx';
import styles from './NewestReading.module.css';

const messages = defineMessages({
  newest: { id: 'readings.plot.newest', defaultMessage: 'Dernier relevé' },
  none: { id: 'readings.plot.none', defaultMessage: 'Aucun relevé de cette parcelle pour l’instant.' },
});

/** A card on a plot's page: its newest reading against the target band, a button for a new one, and what is to be done there. */
export function NewestReading({ plotId }: { plotId: string }) {
  return (
    <>
      <Newest plotId={plotId} />
      <PlotInstructions plotId={plotId} />
    </>
  );
}

function Newest({ plotId }: { plotId: string }) {
  const intl = useIntl();
  const format = useFormat();
  const plot = useFarmData().plots.get(plotId);
  const own = useMemo(() => (plot ? [plot] : []), [plot]);
  const board = useBoard(own);
  const can = useAtomValue(canAtom);
  const item = board?.[0];
  const reading = item?.newest;
  const title = intl.formatMessage(messages.newest);
  return (
    <Section
      title={title}
      actions={reading && <span className={styles.ago}>{format.relative(reading.timestamp)}</span>}
    >
      {!board ? (
        <Skeleton look="cards" count={1} />
      ) : item && reading ? (
        <List label={title} look="cards">
          <PlotCard plot={item} reading={reading} />
        </List>
      ) : (
        <EmptyState title={intl.formatMessage(messages.none)} />
      )}
      {can('fertirrigation.create') && (
        <div className={styles.action}>
          <LinkButton to={paths.newReading(plotId)} icon="plus">
            {intl.formatMessage(listMessages.newReading)}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}
