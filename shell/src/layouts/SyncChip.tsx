import { defineMessages, Link, paths, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { outboxIsReadAtom } from '@seguia/shared/device/local/outbox-atom';
import { Icon, type IconName, StatusMark } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './SyncChip.module.css';

const OfflineReady = lazy(async () => ({
  default: (await import(/* webpackChunkName: "offline-ready" */ './OfflineReady.tsx')).OfflineReady,
}));

const messages = defineMessages({
  allSent: { id: 'shell.sync.allSent', defaultMessage: 'Tout est envoyé' },
  toSend: {
    id: 'shell.sync.toSend',
    defaultMessage: '{count, plural, one {# à envoyer} many {# à envoyer} other {# à envoyer}}',
  },
  needsYou: {
    id: 'shell.sync.needsYou',
    defaultMessage: '{count, plural, one {# à régler} many {# à régler} other {# à régler}}',
  },
  behind: { id: 'shell.sync.behind', defaultMessage: 'Pas à jour' },
  offline: { id: 'shell.sync.offline', defaultMessage: 'Hors ligne' },
  offlineWaiting: { id: 'shell.sync.offlineWaiting', defaultMessage: 'Hors ligne · {count}' },
  open: { id: 'shell.sync.open', defaultMessage: 'Voir ce qui n’est pas envoyé' },
  openSent: { id: 'shell.sync.openSent', defaultMessage: 'Voir l’état de l’envoi' },
});

/**
 * The state of sending, in text and icon; a press opens the list of what is not sent. What needs a person (refused, or in conflict) comes
 * first, in the colour and icon of trouble. On a phone only trouble has visible text, because the page's title needs the room; other text
 * is for screen readers. On a short phone only the count is visible. Where all is sent it also says whether the device is ready for a day
 * without network: on a phone on Today, whose title leaves room.
 */
export function SyncChip() {
  const intl = useIntl();
  const { online, waiting, refused, conflicts, behind } = useAtomValue(syncStatusAtom);
  const isRead = useAtomValue(outboxIsReadAtom);
  const isToday = useLocation().pathname === paths.today();
  const trouble = refused + conflicts;
  const [icon, rest] = standing();
  const isQuiet = online && trouble + waiting === 0;
  const isAllSent = isQuiet && isRead && !behind;
  const [wasAllSent, setWasAllSent] = useState(isAllSent);
  if (isAllSent && !wasAllSent) setWasAllSent(true);
  return (
    <span
      className={styles.chip}
      data-quiet={isQuiet || undefined}
      data-today={isToday || undefined}
      data-trouble={trouble > 0 || undefined}
    >
      {trouble > 0 ? <StatusMark state="refused" label="" size={20} /> : icon && <Icon name={icon} />}
      <span className={styles.count} aria-hidden>
        {trouble || waiting || ''}
      </span>
      <span role="status">
        {trouble > 0 ? intl.formatMessage(messages.needsYou, { count: trouble }) : rest}
        {trouble > 0 && (waiting > 0 || !online) && <span className={styles.rest}> · {rest}</span>}
      </span>
      {wasAllSent && (
        <Suspense>
          <OfflineReady className={styles.ready} isShown={isAllSent} />
        </Suspense>
      )}
      <Link
        className={styles.hit}
        to={paths.unsent()}
        aria-label={intl.formatMessage(trouble + waiting > 0 ? messages.open : messages.openSent)}
      />
    </span>
  );

  /** The icon and text where nothing needs a person. */
  function standing(): [IconName | null, string] {
    if (!isRead) return [null, ''];
    if (!online && waiting > 0) return ['cloudOff', intl.formatMessage(messages.offlineWaiting, { count: waiting })];
    if (!online) return ['cloudOff', intl.formatMessage(messages.offline)];
    if (waiting > 0) return ['send', intl.formatMessage(messages.toSend, { count: waiting })];
    if (behind) return ['clock', intl.formatMessage(messages.behind)];
    return ['cloudCheck', intl.formatMessage(messages.allSent)];
  }
}
