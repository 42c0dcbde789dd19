import { farmAtom, isolate, type Plot, useIntl } from '@seguia/shared/platform';
import { Paper } from '@seguia/shared/ui-dates';
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
  if (!farm) return null;
  return (
    <ul className={styles.labels} aria-label={intl.formatMessage(labelMessages.preview)}>
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

/** The same on paper. */
export function LabelPaper({ plots }: { plots: readonly Plot[] }) {
  const intl = useIntl();
  return (
    <Paper title={intl.formatMessage(labelMessages.title)} facts={[]}>
      <LabelSheet plots={plots} />
    </Paper>
  );
}
