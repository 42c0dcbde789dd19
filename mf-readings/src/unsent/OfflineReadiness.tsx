import { defineMessages, offlineStateAtom, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { List, Row, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';

const messages = defineMessages({
  title: { id: 'readings.offline.title', defaultMessage: 'Sans réseau' },
  ready: {
    id: 'readings.offline.ready',
    defaultMessage:
      '{count, plural, =0 {Prêt pour une journée sans réseau : l’application et les données de l’exploitation sont sur l’appareil.} one {Prêt pour une journée sans réseau : l’application, les données de l’exploitation et # campagne en cours sont sur l’appareil.} many {Prêt pour une journée sans réseau : l’application, les données de l’exploitation et # campagnes en cours sont sur l’appareil.} other {Prêt pour une journée sans réseau : l’application, les données de l’exploitation et # campagnes en cours sont sur l’appareil.}}',
  },
  fetching: {
    id: 'readings.offline.fetching',
    defaultMessage: 'Pas encore prêt pour une journée sans réseau. En cours de téléchargement :',
  },
  missing: {
    id: 'readings.offline.missing',
    defaultMessage: 'Pas prêt pour une journée sans réseau. Il manque :',
  },
  app: { id: 'readings.offline.app', defaultMessage: 'L’application' },
  lists: { id: 'readings.offline.lists', defaultMessage: 'Les données de l’exploitation' },
  campaign: { id: 'readings.offline.campaign', defaultMessage: 'La campagne « {name} »' },
});

/** Says whether the device is ready for a day without network; if it is not, what is being fetched, or without network what is missing. */
export function OfflineReadiness() {
  const intl = useIntl();
  const { online, behind } = useAtomValue(syncStatusAtom);
  const state = useAtomValue(offlineStateAtom);
  if (!state) return null;
  const title = intl.formatMessage(messages.title);
  const lacking = [
    !state.app && intl.formatMessage(messages.app),
    !state.lists && intl.formatMessage(messages.lists),
    ...state.missing.map((name) => intl.formatMessage(messages.campaign, { name })),
  ].filter((text) => text !== false);
  return (
    <Section title={title}>
      <p>
        {state.ready
          ? intl.formatMessage(messages.ready, { count: state.running })
          : intl.formatMessage(online && !behind ? messages.fetching : messages.missing)}
      </p>
      {lacking.length > 0 && (
        <List label={title}>
          {lacking.map((text) => (
            <Row key={text} title={text} />
          ))}
        </List>
      )}
    </Section>
  );
}
