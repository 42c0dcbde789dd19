import { useIntl } from '@seguia/shared/platform';
import { LogOut, Page } from '@seguia/shared/ui';
import { About } from './about/About.tsx';
import { Account } from './account/Account.tsx';
import { Device } from './device/Device.tsx';
import { DisplaySettings } from './display/DisplaySettings.tsx';
import { FarmSettings } from './farm/FarmSettings.tsx';
import { DataServer } from './server/DataServer.tsx';
import styles from './Settings.module.css';

/** `/app/settings`: the farm, the display and typing, the contents of this device, and logout. */
export function Settings() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'settings.title', defaultMessage: 'Réglages' })} width="wide">
      <div className={styles.columns}>
        <Account />
        <FarmSettings />
        <DisplaySettings />
        <Device />
        <DataServer />
        <About />
      </div>
      <div className={styles.logout}>
        <LogOut variant="danger" full />
      </div>
    </Page>
  );
}
