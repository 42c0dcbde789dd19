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
});

/** Where the browser offers it: the app becomes one of the device's own. */
export function Install() {
  const intl = useIntl();
  const can = useAtomValue(canInstallAtom);
  const install = useSetAtom(installAtom);
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
