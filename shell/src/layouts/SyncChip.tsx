import { defineMessages, Link, paths, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { Icon, type IconName } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import styles from './SyncChip.module.css';

const texts = defineMessages({
  allSent: { id: 'shell.sync.all-sent', defaultMessage: 'Tout est envoyé' },
  toSend: {
    id: 'shell.sync.to-send',
    defaultMessage: '{count, plural, one {# à envoyer} many {# à envoyer} other {# à envoyer}}',
  },
  offline: { id: 'shell.sync.offline', defaultMessage: 'Hors ligne' },
  open: { id: 'shell.sync.open', defaultMessage: 'Voir ce qui n’est pas envoyé' },
});

/**
 * How sending stands, in words and a shape; the whole chip opens the list of what is not sent. On a phone the words are left to screen readers
 * while there is nothing to do: the page's title needs the room.
 */
export function SyncChip() {
  const intl = useIntl();
  const { online, waiting, refused, conflicts } = useAtomValue(syncStatusAtom);
  const count = waiting + refused + conflicts;
  const quiet = online && count === 0;
  const [icon, text]: [IconName, string] = !online
    ? ['cloudOff', intl.formatMessage(texts.offline)]
    : count > 0
      ? ['send', intl.formatMessage(texts.toSend, { count })]
      : ['cloudCheck', intl.formatMessage(texts.allSent)];
  return (
    <span className={styles.chip} data-quiet={quiet || undefined}>
      <Icon name={icon} />
      <span role="status">{text}</span>
      <Link className={styles.hit} to={paths.unsent()} aria-label={intl.formatMessage(texts.open)} />
    </span>
  );
}
