import { photoBudget } from '@seguia/shared/domain/photos/photo-limits';
import { defineMessages, photoStorageAtom, useIntl } from '@seguia/shared/platform';
import { Fact, Facts, Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { Panel } from '../panels/Panel.tsx';
import styles from './Device.module.css';
import { Install } from './Install.tsx';
import { Sending } from './Sending.tsx';
import { type DeviceStorage, inBytesUnit, useStorage } from './use-storage.ts';

const messages = defineMessages({
  title: { id: 'settings.device.title', defaultMessage: 'Cet appareil' },
  storage: { id: 'settings.device.storage', defaultMessage: 'Stockage utilisé' },
  photos: { id: 'settings.device.photos', defaultMessage: 'Photos' },
  of: { id: 'settings.device.storageOf', defaultMessage: '{used} sur {quota}' },
  unknown: { id: 'settings.device.storageUnknown', defaultMessage: 'Ce navigateur ne le dit pas.' },
  persisted: {
    id: 'settings.device.persisted',
    defaultMessage: 'Le navigateur n’effacera pas ces données de lui-même.',
  },
  notPersisted: {
    id: 'settings.device.notPersisted',
    defaultMessage: 'S’il manque de place, le navigateur peut effacer ces données.',
  },
});

/** What this device holds, and what it still has to send. */
export function Device() {
  const intl = useIntl();
  const storage = useStorage();
  const photos = useAtomValue(photoStorageAtom);
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      <Sending />
      <Facts>
        <Fact name={intl.formatMessage(messages.storage)}>{storage ? <Used {...storage} /> : '…'}</Fact>
        {photos !== undefined && photos.used > 0 && (
          <Fact name={intl.formatMessage(messages.photos)}>
            <Used used={photos.used} quota={photoBudget} />
          </Fact>
        )}
      </Facts>
      {storage && storage.used !== null && (
        <p className={styles.note}>
          {intl.formatMessage(storage.persisted ? messages.persisted : messages.notPersisted)}
        </p>
      )}
      <Install />
    </Panel>
  );
}

function Used({ used, quota }: Pick<DeviceStorage, 'used' | 'quota'>) {
  const intl = useIntl();
  const written = (bytes: number) => {
    const { value, unit } = inBytesUnit(bytes);
    return <Num key={bytes}>{intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 })}</Num>;
  };
  if (used === null) return intl.formatMessage(messages.unknown);
  if (quota === null) return written(used);
  return intl.formatMessage(messages.of, { used: written(used), quota: written(quota) });
}
