import { defineMessages, paths, syncNowAtom, syncStatusAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, Fact, Facts, Icon, type IconName, LinkButton, Num } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './Device.module.css';

const messages = defineMessages({
  allSent: { id: 'settings.device.allSent', defaultMessage: 'Tout est envoyé' },
  toSend: {
    id: 'settings.device.toSend',
    defaultMessage: '{count, plural, one {# à envoyer} other {# à envoyer}}',
  },
  needsYou: {
    id: 'settings.device.toMend',
    defaultMessage: '{count, plural, one {# à corriger} other {# à corriger}}',
  },
  offline: { id: 'settings.device.offline', defaultMessage: 'Hors ligne. Les changements sont gardés, puis envoyés.' },
  loginNeeded: { id: 'settings.device.loginNeeded', defaultMessage: 'Reconnectez-vous pour envoyer.' },
  failed: {
    id: 'settings.device.syncFailed',
    defaultMessage: 'Le serveur n’a pas pu être joint. L’envoi reprendra seul.',
  },
  sendNow: { id: 'settings.device.sendNow', defaultMessage: 'Envoyer maintenant' },
  seeUnsent: { id: 'settings.device.seeUnsent', defaultMessage: 'Voir ce qui n’est pas envoyé' },
  updated: { id: 'settings.device.updated', defaultMessage: 'Dernière mise à jour' },
  never: { id: 'settings.device.neverUpdated', defaultMessage: 'Pas encore' },
});

/** The state of sending, what prevents it, and a button that starts it at once. */
export function Sending() {
  const intl = useIntl();
  const format = useFormat();
  const syncNow = useSetAtom(syncNowAtom);
  const { online, waiting, refused, conflicts, syncing, dataSince, behind, error, needsLogin } =
    useAtomValue(syncStatusAtom);
  const needsYou = refused + conflicts;
  const [icon, state]: [IconName, string] =
    waiting > 0
      ? ['send', intl.formatMessage(messages.toSend, { count: waiting })]
      : needsYou > 0
        ? ['error', intl.formatMessage(messages.needsYou, { count: needsYou })]
        : ['check', intl.formatMessage(messages.allSent)];
  const obstacle = !online
    ? messages.offline
    : needsLogin
      ? messages.loginNeeded
      : error || behind
        ? messages.failed
        : null;
  return (
    <>
      <div>
        <p className={styles.state}>
          <Icon name={icon} />
          {state}
        </p>
        {waiting > 0 && needsYou > 0 && <p>{intl.formatMessage(messages.needsYou, { count: needsYou })}</p>}
        {obstacle && <p className={styles.note}>{intl.formatMessage(obstacle)}</p>}
      </div>
      <Facts>
        <Fact name={intl.formatMessage(messages.updated)}>
          {dataSince === null ? intl.formatMessage(messages.never) : <Num>{format.relative(dataSince)}</Num>}
        </Fact>
      </Facts>
      <div className={styles.links}>
        <Button full icon="send" busy={syncing} onPress={() => syncNow()}>
          {intl.formatMessage(messages.sendNow)}
        </Button>
        {waiting + needsYou > 0 && (
          <LinkButton to={paths.unsent()} variant="quiet">
            {intl.formatMessage(messages.seeUnsent)}
          </LinkButton>
        )}
      </div>
    </>
  );
}
