import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Dialog, ErrorState, Skeleton } from '@seguia/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import type licenceList from './licences.json';
import styles from './LicenceSheet.module.css';

type Licences = typeof licenceList;
type Licence = Licences['packages'][number];

const messages = defineMessages({
  title: { id: 'settings.about.licences', defaultMessage: 'Licences' },
  lead: {
    id: 'settings.about.licencesLead',
    defaultMessage: 'Seguia contient ces logiciels, que d’autres ont écrits.',
  },
  failed: { id: 'settings.about.licencesFailed', defaultMessage: 'La liste n’a pas pu être chargée.' },
});

/** The software that the app contains, each with its full licence. The list is fetched when the sheet opens. */
export function LicenceSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [licences, setLicences] = useState<Licences | 'failed' | null>(null);
  const load = useCallback(() => {
    import(/* webpackChunkName: "licences" */ './licences.json').then(
      ({ default: list }) => setLicences(list),
      () => setLicences('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Dialog title={intl.formatMessage(messages.title)} onClose={onClose} look="sheet">
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      {licences === null && <Skeleton look="lines" count={8} />}
      {licences === 'failed' && <ErrorState text={intl.formatMessage(messages.failed)} onRetry={load} />}
      {licences !== null && licences !== 'failed' && <LicenceList licences={licences} />}
    </Dialog>
  );
}

function LicenceList({ licences: { packages, texts } }: { licences: Licences }) {
  return (
    <ul className={styles.list} dir="ltr" lang="en">
      {packages.map((licensed) => (
        <li key={licensed.name} className={styles.licence}>
          {licensed.texts.length === 0 ? (
            <p className={styles.about}>
              <About licence={licensed} />
            </p>
          ) : (
            <details>
              <summary className={styles.about}>
                <About licence={licensed} />
              </summary>
              {licensed.texts.map((at) => (
                <p key={at} className={styles.text}>
                  {texts[at]}
                </p>
              ))}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function About({ licence: { name, version, licence, copyright } }: { licence: Licence }) {
  return (
    <>
      <bdi className={styles.name}>{name}</bdi> {version}
      <span className={styles.terms}>{licence}</span>
      {copyright !== null && <span className={styles.terms}>{copyright}</span>}
    </>
  );
}
