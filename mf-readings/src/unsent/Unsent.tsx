import {
  defineMessages,
  entryOfEach,
  type OutboxEntry,
  outboxAtom,
  photosAtom,
  photoStorageAtom,
  type Subject,
  subjectOf,
  syncNowAtom,
  syncStatusAtom,
  useIntl,
} from '@seguia/shared/platform';
import { Banner, Button, EmptyState, List, Page, PullToRefresh, Section } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { photoMessages } from '../photos/photo-messages.ts';
import { ClearedBySafari } from './ClearedBySafari.tsx';
import { ConflictCard } from './ConflictCard.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { ExportUnsent } from './ExportUnsent.tsx';
import { OfflineReadiness } from './OfflineReadiness.tsx';
import { InstructionConflict } from './InstructionConflict.tsx';
import { RefusedCard } from './RefusedCard.tsx';
import { UnsentPhoto } from './UnsentPhoto.tsx';
import { WaterConflict } from './WaterConflict.tsx';
import { WaitingEntry } from './WaitingEntry.tsx';
import { WrongClock } from './WrongClock.tsx';

const messages = defineMessages({
  title: { id: 'readings.unsent.title', defaultMessage: 'Non envoyés' },
  none: { id: 'readings.unsent.none', defaultMessage: 'Tout est envoyé.' },
  conflicts: { id: 'readings.unsent.conflicts', defaultMessage: 'Deux versions : choisissez' },
  refused: { id: 'readings.unsent.refused', defaultMessage: 'Refusés : à corriger' },
  waiting: { id: 'readings.unsent.waiting', defaultMessage: 'En attente' },
  offline: { id: 'readings.unsent.offline', defaultMessage: 'Hors ligne. Les changements sont gardés, puis envoyés.' },
  login: {
    id: 'readings.unsent.login',
    defaultMessage: 'Reconnectez-vous pour envoyer ces changements. Rien n’est perdu.',
  },
  send: { id: 'readings.unsent.send', defaultMessage: 'Envoyer maintenant' },
});

/** The two versions of a change, by its subject. A calibration has one version only. */
const conflictCards: Partial<Record<Subject, ComponentType<{ entry: OutboxEntry }>>> = {
  reading: ConflictCard,
  water: WaterConflict,
  instruction: InstructionConflict,
};

/** `/app/unsent`: what the server does not have yet, and what needs a decision. An entry leaves the list by itself only when it is sent. */
export function Unsent() {
  const intl = useIntl();
  const entries = useAtomValue(outboxAtom);
  const { online, needsLogin, syncing } = useAtomValue(syncStatusAtom);
  const sendNow = useSetAtom(syncNowAtom);
  const refresh = useRefresh();
  const readings = entryOfEach(entries);
  const of = (state: OutboxEntry['state']) => readings.filter((entry) => entry.state === state);
  const photos = useAtomValue(photoStorageAtom)?.unsent ?? 0;
  const photosHere = [...(useAtomValue(photosAtom)?.values() ?? [])].flat();
  const refusedPhotos = photosHere.filter(({ state }) => state === 'refused');
  // The others leave by themselves.
  const blockedPhotos = photosHere.filter(({ state, problem }) => state === 'waiting' && problem);
  const isAllSent = entries.length + photos + refusedPhotos.length + blockedPhotos.length === 0;
  const [conflicts, refused, waiting] = [of('conflict'), of('refused'), of('waiting')];
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <PullToRefresh
        onRefresh={() => {
          sendNow();
          return refresh();
        }}
      >
        {isAllSent && <EmptyState title={intl.formatMessage(messages.none)} />}
        {!isAllSent && !online && <Banner kind="info">{intl.formatMessage(messages.offline)}</Banner>}
        {!isAllSent && needsLogin && <Banner kind="warn">{intl.formatMessage(messages.login)}</Banner>}
        {!isAllSent && <ClearedBySafari />}
        <WrongClock />
        {photos > 0 && <p>{intl.formatMessage(photoMessages.toSend, { count: photos })}</p>}
        {conflicts.length > 0 && (
          <Section title={intl.formatMessage(messages.conflicts)}>
            <List label={intl.formatMessage(messages.conflicts)} look="plain">
              {conflicts.map((entry) => {
                const Conflict = conflictCards[subjectOf(entry)];
                return Conflict && <Conflict key={entry.key} entry={entry} />;
              })}
            </List>
          </Section>
        )}
        {refused.length + refusedPhotos.length > 0 && (
          <Section title={intl.formatMessage(messages.refused)}>
            <List label={intl.formatMessage(messages.refused)} look="plain">
              {refused.map((entry) => (
                <RefusedCard key={entry.key} entry={entry} />
              ))}
              {refusedPhotos.map((photo) => (
                <UnsentPhoto key={photo.id} photo={photo} />
              ))}
            </List>
          </Section>
        )}
        {waiting.length + blockedPhotos.length > 0 && (
          <Section
            title={intl.formatMessage(messages.waiting)}
            actions={
              <Button icon="send" busy={syncing} disabled={!online} onPress={() => sendNow()}>
                {intl.formatMessage(messages.send)}
              </Button>
            }
          >
            <List label={intl.formatMessage(messages.waiting)}>
              {waiting.map((entry) => (
                <WaitingEntry key={entry.key} entry={entry} />
              ))}
              {blockedPhotos.map((photo) => (
                <UnsentPhoto key={photo.id} photo={photo} />
              ))}
            </List>
          </Section>
        )}
        <Elsewhere />
        <OfflineReadiness />
        {entries.length > 0 && <ExportUnsent entries={entries} title={intl.formatMessage(messages.title)} />}
      </PullToRefresh>
    </Page>
  );
}
