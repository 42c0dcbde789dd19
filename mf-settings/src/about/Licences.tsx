import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Dialog, ErrorState, Skeleton } from '@seguia/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import type licenceList from './licences.json';
import styles from './Licences.module.css';

type Licence = (typeof licenceList)[number];

const texts = defineMessages({
  title: { id: 'settings.about.licences', defaultMessage: 'Licences' },
  lead: {
    id: 'settings.about.licences-lead',
    defaultMessage: 'Seguia contient ces logiciels, que d’autres ont écrits.',
  },
  failed: { id: 'settings.about.licences-failed', defaultMessage: 'La liste n’a pas pu être chargée.' },
});

/** The software that the app contains: the list comes when somebody asks for it. */
export function Licences({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [licences, setLicences] = useState<readonly Licence[] | 'failed' | null>(null);
  const load = useCallback(() => {
    import('./licences.json').then(
      ({ default: list }) => setLicences(list),
      () => setLicences('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Dialog title={intl.formatMessage(texts.title)} onClose={onClose} look="sheet">
      <p className={styles.lead}>{intl.formatMessage(texts.lead)}</p>
      {licences === null && <Skeleton look="lines" count={8} />}
      {licences === 'failed' && <ErrorState text={intl.formatMessage(texts.failed)} onRetry={load} />}
      {Array.isArray(licences) && <LicenceList licences={licences} />}
    </Dialog>
  );
}

function LicenceList({ licences }: { licences: readonly Licence[] }) {
  return (
    <ul className={styles.list} dir="ltr" lang="en">
      {licences.map(({ name, version, licence, copyright }) => (
        <li key={name} className={styles.licence}>
          <span className={styles.name}>{name}</span> {version}
          <span className={styles.terms}>{licence}</span>
          {copyright !== null && <span className={styles.terms}>{copyright}</span>}
        </li>
      ))}
    </ul>
  );
}
