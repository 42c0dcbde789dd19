import { farmAtom, isolate, locales, type Plot, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { webOrigin } from '../links/invitation-address.ts';
import { QrCode } from '../qr/QrCode.tsx';
import { labelAddress } from './label-address.ts';
import { labelMessages } from './label-messages.ts';
import styles from './Labels.module.css';

/** Labels to cut out, three in a row: the plot's name, large, and a code that opens its reading. */
export function LabelSheet({ plots }: { plots: readonly Plot[] }) {
  const intl = useIntl();
  const farm = useAtomValue(farmAtom);
  // Also on paper, which stands outside of the page.
  const language = locales.find(({ locale }) => locale === intl.locale);
  if (!farm) return null;
  return (
    <ul
      className={styles.labels}
      aria-label={intl.formatMessage(labelMessages.preview)}
      lang={language?.locale}
      dir={language?.dir}
    >
      {plots.map(({ id, name, house }) => (
        <li key={id} className={styles.label}>
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            {house && <bdi>{house}</bdi>}
            <span className={styles.scan}>{intl.formatMessage(labelMessages.scan)}</span>
          </span>
          <span className={styles.code}>
            <QrCode
              text={labelAddress(webOrigin(), farm.id, id)}
              label={intl.formatMessage(labelMessages.code, { plot: isolate(name) })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
