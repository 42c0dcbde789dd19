import { fullName } from '@seguia/shared/domain/accounts/full-name';
import {
  ApiError,
  type DeviceReading,
  loadRevisionsAtom,
  type Revision,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Button, List, Num, Section } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { fieldOnWire } from '@seguia/shared/domain/readings/reading-fields';
import { useFieldFormat } from '../../words/use-field-format.ts';
import { readingMessages } from './reading-messages.ts';
import styles from './Revisions.module.css';

/** What has changed in a reading: who, when, old and new value. Fetched from the server when the person asks. */
export function Revisions({ reading }: { reading: DeviceReading }) {
  const intl = useIntl();
  const load = useSetAtom(loadRevisionsAtom);
  const [revisions, setRevisions] = useState<{ list: readonly Revision[]; version: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const show = async () => {
    setBusy(true);
    setError(null);
    try {
      setRevisions({ list: await load(reading.id), version: reading.version });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  const current = revisions?.version === reading.version ? revisions.list : null;
  const neverSent = reading.version === 0;
  return (
    <Section title={intl.formatMessage(readingMessages.changes)}>
      {neverSent && <p className={styles.hint}>{intl.formatMessage(readingMessages.notSentYet)}</p>}
      {!neverSent && !current && (
        <Button icon="history" busy={busy} onPress={() => void show()}>
          {intl.formatMessage(readingMessages.showChanges)}
        </Button>
      )}
      {error && (
        <p className={styles.hint} role="alert">
          {intl.formatMessage(
            error.kind === 'offline' ? readingMessages.changesOffline : readingMessages.changesFailed,
          )}
        </p>
      )}
      {current && current.length <= 1 && <p className={styles.hint}>{intl.formatMessage(readingMessages.noChanges)}</p>}
      {current && current.length > 1 && <RevisionList revisions={current} />}
    </Section>
  );
}

/** The revisions, newest first, each with the fields that it changed. */
function RevisionList({ revisions }: { revisions: readonly Revision[] }) {
  const intl = useIntl();
  return (
    <List label={intl.formatMessage(readingMessages.changes)} look="rows">
      {revisions.map((revision) => (
        <OneRevision key={revision.version} revision={revision} />
      ))}
    </List>
  );
}

function OneRevision({ revision }: { revision: Revision }) {
  const intl = useIntl();
  const format = useFormat();
  const { label, formatValue } = useFieldFormat();
  const { action, by: person, at, changes } = revision;
  const nothing = intl.formatMessage(readingMessages.nothing);
  const shown = changes.flatMap(({ field, old, new: value }) => {
    const known = fieldOnWire(field);
    return known
      ? [{ field: known, before: formatValue(known, old) ?? nothing, after: formatValue(known, value) ?? nothing }]
      : [];
  });
  return (
    <li className={styles.revision}>
      <p className={styles.head}>
        {intl.formatMessage(readingMessages[action], { name: fullName(person) })}{' '}
        <span className={styles.at}>
          <Num>{format.dateTime(at)}</Num>
        </span>
      </p>
      {action === 'updated' && (
        <ul className={styles.changes}>
          {shown.map(({ field, before, after }) => (
            <li key={field}>
              {intl.formatMessage(
                { id: 'readings.revision.change', defaultMessage: '{field} : {before} remplacé par {after}' },
                { field: label(field), before: <Num>{before}</Num>, after: <Num>{after}</Num> },
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
