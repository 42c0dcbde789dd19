import { ApiError, isolate, pullAtom, StorageFullError, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Button, ConfirmDialog, isolated, List, Row, Section, Skeleton, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { memo, useState } from 'react';
import { useSaveFailure } from '../../device-write/use-save-failure.ts';
import { ImportDone } from './ImportDone.tsx';
import { importMessages, sendingMessages } from '../texts/import-messages.ts';
import type { Made } from '../sending/sending-job.ts';
import { undoImportAtom } from '../server/import-calls.ts';
import { undoImportedWaterAtom } from '../server/imported-water.ts';
import { useImportSentences } from '../texts/use-import-sentences.ts';
import { type PastImport, usePastImports } from './use-past-imports.ts';
import styles from '../styles/Imports.module.css';

type Undoing = Pick<PastImport, 'id' | 'file' | 'days'>;

export interface PastImportsProps {
  /** The import that was just made; null before one. */
  made: Made | null;
  mayImportReadings: boolean;
  onUndone: () => void;
}

/** The farm's imports, newest first; each can be undone as a whole. */
export const PastImports = memo(function PastImports({ made, mayImportReadings, onUndone }: PastImportsProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const sentences = useImportSentences();
  const failure = useSaveFailure();
  const undo = useSetAtom(undoImportAtom);
  const undoWater = useSetAtom(undoImportedWaterAtom);
  const pull = useSetAtom(pullAtom);
  const { past, isFailed, refresh, replace } = usePastImports(mayImportReadings);
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const undoReadings = async ({ file }: Pick<PastImport, 'file'>) => {
    if (!file) return;
    try {
      replace(await undo(file));
    } catch (error) {
      // Somebody else has undone it already, which the reloaded list shows.
      if (!(error instanceof ApiError && (error.status === 404 || error.status === 412))) throw error;
      await refresh();
    }
    // If this fails for lack of network, the import is undone all the same.
    pull().catch(() => undefined);
  };
  const onConfirm = async () => {
    if (!undoing) return;
    setUndoing(null);
    setFault(null);
    try {
      await undoReadings(undoing);
      const stayed = await undoWater(undoing.id);
      const left = stayed > 0 ? ` · ${intl.formatMessage(importMessages.stayed, { count: stayed })}` : '';
      toast(`${intl.formatMessage(importMessages.undone)}${left}`, { kind: 'success' });
      onUndone();
    } catch (error) {
      if (error instanceof StorageFullError) setFault(failure(error));
      else if (error instanceof ApiError)
        setFault(intl.formatMessage(error.status === 403 ? importMessages.mayNot : sendingMessages.offline));
      else throw error;
    }
  };
  const line = ({ file, days, at }: PastImport) =>
    [
      ...(file ? [intl.formatMessage(importMessages.done, { count: file.imported })] : []),
      ...(days > 0 ? [sentences.days(days)] : []),
      file?.undoneAt === undefined
        ? dateTime(at)
        : intl.formatMessage(importMessages.wasUndone, { date: isolate(dateTime(file.undoneAt)) }),
    ].join(' · ');
  return (
    <Section title={intl.formatMessage(importMessages.past)}>
      {made && <ImportDone made={made} onUndo={() => setUndoing({ ...made, days: made.water?.days.length ?? 0 })} />}
      {fault && <Banner kind="error">{fault}</Banner>}
      {isFailed && <p>{intl.formatMessage(importMessages.pastFailed)}</p>}
      {past === null && <Skeleton look="rows" count={2} />}
      {past?.length === 0 && !isFailed && <p>{intl.formatMessage(importMessages.noPast)}</p>}
      {past && past.length > 0 && (
        <List label={intl.formatMessage(importMessages.past)}>
          {past.map((entry) => (
            <Row
              key={entry.id}
              title={isolated(entry.fileName)}
              text={line(entry)}
              end={
                (entry.days > 0 || (entry.file && entry.file.undoneAt === undefined)) && (
                  <Button
                    label={`${intl.formatMessage(importMessages.undo)} – ${entry.fileName}`}
                    onPress={() => setUndoing(entry)}
                  >
                    {intl.formatMessage(importMessages.undo)}
                  </Button>
                )
              }
            />
          ))}
        </List>
      )}
      {past?.some(({ days }) => days > 0) && (
        <p className={styles.small}>{intl.formatMessage(importMessages.undoHere)}</p>
      )}
      {undoing && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(importMessages.undoTitle)}
          text={intl.formatMessage(
            undoing.days > 0 || undoing.id === made?.id ? importMessages.undoText : importMessages.undoElsewhere,
          )}
          confirm={intl.formatMessage(importMessages.undo)}
          onConfirm={() => void onConfirm()}
          onCancel={() => setUndoing(null)}
        />
      )}
    </Section>
  );
});
