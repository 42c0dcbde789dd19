import { canInstallAtom, defineMessages, installAtom, useIntl } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './Device.module.css';

const messages = defineMessages({
  install: { id: 'settings.device.install', defaultMessage: 'Installer Seguia sur cet appareil' },
  why: {
    id: 'settings.device.installWhy',
    defaultMessage: 'Seguia s’ouvre alors comme les autres applications, aussi sans réseau.',
  },
  onPhone: {
    id: 'settings.device.installOnPhone',
    defaultMessage: 'Pour installer Seguia : « Partager », puis « Sur l’écran d’accueil ».',
  },
  cleared: {
    id: 'settings.device.installCleared',
    defaultMessage: 'Sinon, Safari efface ces données après sept jours sans visite.',
  },
});

/**
 * Whether the page runs in Safari on an iPhone, which offers no button to install: the person must find the menu. The native app's pages
 * have a scheme of their own.
 */
const isInSafari = () =>
  (navigator as { standalone?: boolean }).standalone === false && location.protocol !== 'capacitor:';

/** Installs the app on the device: by a button where the browser offers it, by instructions on an iPhone. */
export function Install() {
  const intl = useIntl();
  const can = useAtomValue(canInstallAtom);
  const install = useSetAtom(installAtom);
  if (isInSafari())
    return (
      <div className={styles.links}>
        <p className={styles.note}>{intl.formatMessage(messages.onPhone)}</p>
        <p className={styles.note}>{intl.formatMessage(messages.cleared)}</p>
      </div>
    );
  if (!can) return null;
  return (
    <div className={styles.links}>
      <Button full onPress={() => void install()}>
        {intl.formatMessage(messages.install)}
      </Button>
      <p className={styles.note}>{intl.formatMessage(messages.why)}</p>
    </div>
  );
}
