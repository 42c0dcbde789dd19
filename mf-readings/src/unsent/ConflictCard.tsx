import {
  defineMessages,
  FormattedMessage,
  isolate,
  type OutboxEntry,
  type Reading,
  type ReadingBody,
  resolveConflictAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Button, Card, isolated, Num } from '@seguia/shared/ui';
import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { useFieldFormat } from '../words/use-field-format.ts';
import { useEntryLines } from './use-entry-lines.ts';
import { type Difference, differences, fieldsStayingTheirs, merged, type Side } from './merge.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import styles from './ConflictCard.module.css';

const messages = defineMessages({
  both: {
    id: 'readings.conflict.both',
    defaultMessage: 'Quelqu’un a modifié ce relevé avant vous. Choisissez pour chaque valeur.',
  },
  changed: {
    id: 'readings.conflict.changed',
    defaultMessage: 'Vous supprimez ce relevé, mais il a été modifié entre-temps.',
  },
  deleted: {
    id: 'readings.conflict.deleted',
    defaultMessage: 'Ce relevé a été supprimé pendant que vous le modifiiez.',
  },
  staying: { id: 'readings.conflict.kept', defaultMessage: 'Changé sur le serveur, et gardé : {changes}.' },
  chooseMine: { id: 'readings.conflict.keepMine', defaultMessage: 'Garder ma version' },
  chooseTheirs: { id: 'readings.conflict.keepTheirs', defaultMessage: 'Garder celle du serveur' },
  merge: { id: 'readings.conflict.merge', defaultMessage: 'Enregistrer ce choix' },
  deleteAnyway: { id: 'readings.conflict.deleteAnyway', defaultMessage: 'Supprimer quand même' },
  leaveDeleted: { id: 'readings.conflict.leaveDeleted', defaultMessage: 'Laisser supprimé' },
  bringBack: { id: 'readings.conflict.bringBack', defaultMessage: 'Rétablir avec ma version' },
  leaveIt: { id: 'readings.conflict.keepIt', defaultMessage: 'Le garder' },
});

/** Two versions of one reading side by side. The person takes one as a whole, or chooses value by value. */
export function ConflictCard({ entry }: { entry: OutboxEntry }) {
  const { title } = useEntryLines()(entry);
  const { body, theirs, kind, seen } = entry;
  return (
    <Card as="li" level={3} title={title}>
      {kind === 'put' && body && theirs && theirs !== 'deleted' ? (
        <BothChanged entryKey={entry.key} seen={seen} mine={body} theirs={theirs} />
      ) : (
        <OneDeleted entryKey={entry.key} deletedHere={kind === 'delete'} />
      )}
    </Card>
  );
}

/** Resolves one conflict. */
function useResolve(entryKey: string) {
  const resolve = useSetAtom(resolveConflictAtom);
  const { run, failure } = useDeviceWrite();
  return { resolve: (choice: 'mine' | 'theirs' | ReadingBody) => void run(() => resolve(entryKey, choice)), failure };
}

function OneDeleted({ entryKey, deletedHere }: { entryKey: string; deletedHere: boolean }) {
  const intl = useIntl();
  const { resolve, failure } = useResolve(entryKey);
  return (
    <>
      <p>{intl.formatMessage(deletedHere ? messages.changed : messages.deleted)}</p>
      <div className={styles.actions}>
        <Button variant={deletedHere ? 'danger' : 'primary'} onPress={() => resolve('mine')}>
          {intl.formatMessage(deletedHere ? messages.deleteAnyway : messages.bringBack)}
        </Button>
        <Button onPress={() => resolve('theirs')}>
          {intl.formatMessage(deletedHere ? messages.leaveIt : messages.leaveDeleted)}
        </Button>
      </div>
      {failure}
    </>
  );
}

interface BothChangedProps {
  entryKey: string;
  seen: ReadingBody | undefined;
  mine: ReadingBody;
  theirs: Reading;
}

function BothChanged({ entryKey, seen, mine, theirs }: BothChangedProps) {
  const intl = useIntl();
  const format = useFormat();
  const { resolve, failure } = useResolve(entryKey);
  const { label, formatValue } = useFieldFormat();
  const versions = { seen, mine, theirs: normaliseReading(theirs) };
  const rows = differences(versions);
  const staying = fieldsStayingTheirs(versions).map(
    (field) => `${label(field)} ${isolate(formatValue(field, theirs[field]) ?? '–')}`,
  );
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = ({ fields }: Difference): Side => sides[fields[0] ?? ''] ?? 'mine';
  const mixed = new Set(rows.map(sideOf)).size > 1;
  return (
    <>
      <p>{intl.formatMessage(messages.both)}</p>
      <p className={styles.by}>
        <FormattedMessage
          id="readings.conflict.when"
          defaultMessage="Version du serveur : {when}"
          values={{ when: <Num>{format.dateTime(theirs.updatedAt)}</Num> }}
        />
      </p>
      <div className={styles.rows}>
        {rows.map((row) => (
          <ConflictChoice
            key={row.fields[0]}
            difference={row}
            mine={mine}
            theirs={theirs}
            side={sideOf(row)}
            onChange={(side) => setSides({ ...sides, [row.fields[0] ?? '']: side })}
          />
        ))}
      </div>
      {staying.length > 0 && (
        <p className={styles.by}>
          {isolated(intl.formatMessage(messages.staying, { changes: intl.formatList(staying) }))}
        </p>
      )}
      <div className={styles.actions}>
        {mixed ? (
          <Button
            variant="primary"
            onPress={() =>
              resolve(
                merged(
                  versions,
                  rows.map((row) => [row, sideOf(row)] as const),
                ),
              )
            }
          >
            {intl.formatMessage(messages.merge)}
          </Button>
        ) : (
          <>
            <Button
              variant={rows.some((row) => sideOf(row) === 'mine') ? 'primary' : 'secondary'}
              onPress={() => resolve('mine')}
            >
              {intl.formatMessage(messages.chooseMine)}
            </Button>
            <Button
              variant={rows.some((row) => sideOf(row) === 'mine') ? 'secondary' : 'primary'}
              onPress={() => resolve('theirs')}
            >
              {intl.formatMessage(messages.chooseTheirs)}
            </Button>
          </>
        )}
      </div>
      {failure}
    </>
  );
}
