import { ApiError, type ImportedFile, isolate, pullAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Button, ConfirmDialog, isolated, List, Row, Section, Skeleton, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { loadImportsAtom, undoImportAtom } from './server/import-calls.ts';
import { ImportDone } from './ImportDone.tsx';
import { importMessages, sendingMessages } from './import-messages.ts';
import type { Made } from './sending/sending-job.ts';

export interface PastImportsProps {
  /** The import that was just made; null before one. */
  made: Made | null;
  onUndone: () => void;
}

/** The farm's imports, newest first; each can be undone as a whole. */
export function PastImports({ made, onUndone }: PastImportsProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const load = useSetAtom(loadImportsAtom);
  const undo = useSetAtom(undoImportAtom);
  const pull = useSetAtom(pullAtom);
  const [past, setPast] = useState<readonly ImportedFile[] | null>(null);
  const [undoing, setUndoing] = useState<ImportedFile | null>(null);
  const [failed, setFailed] = useState<'load' | 'undo' | 'role' | null>(null);
  const refresh = useCallback(
    () =>
      load().then(setPast, (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailed('load');
      }),
    [load],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const onConfirm = async () => {
    if (!undoing) return;
    setUndoing(null);
    setFailed(null);
    try {
      const undone = await undo(undoing);
      toast(intl.formatMessage(importMessages.undone), { kind: 'success' });
      setPast((before) => before?.map((file) => (file.id === undone.id ? undone : file)) ?? null);
      onUndone();
      // If this fails for lack of network, the import is undone all the same.
      pull().catch(() => undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody else has undone it already, which the reloaded list shows.
      if (error.status === 404 || error.status === 412) {
        onUndone();
        await refresh();
      } else setFailed(error.status === 403 ? 'role' : 'undo');
    }
  };
  const line = ({ imported, createdAt, undoneAt }: ImportedFile) =>
    [
      intl.formatMessage(importMessages.done, { count: imported }),
      undoneAt === undefined
        ? dateTime(createdAt)
        : intl.formatMessage(importMessages.wasUndone, { date: isolate(dateTime(undoneAt)) }),
    ].join(' · ');
  return (
    <Section title={intl.formatMessage(importMessages.past)}>
      {made && <ImportDone made={made} onUndo={() => setUndoing(made.file)} />}
      {failed === 'undo' && <Banner kind="error">{intl.formatMessage(sendingMessages.offline)}</Banner>}
      {failed === 'role' && <Banner kind="error">{intl.formatMessage(importMessages.mayNot)}</Banner>}
      {failed === 'load' && <p>{intl.formatMessage(importMessages.pastFailed)}</p>}
      {past === null && !failed && <Skeleton look="rows" count={2} />}
      {past?.length === 0 && <p>{intl.formatMessage(importMessages.noPast)}</p>}
      {past && past.length > 0 && (
        <List label={intl.formatMessage(importMessages.past)}>
          {past.map((file) => (
            <Row
              key={file.id}
              title={isolated(file.fileName)}
              text={line(file)}
              end={
                file.undoneAt === undefined && (
                  <Button
                    label={`${intl.formatMessage(importMessages.undo)} – ${file.fileName}`}
                    onPress={() => setUndoing(file)}
                  >
                    {intl.formatMessage(importMessages.undo)}
                  </Button>
                )
              }
            />
          ))}
        </List>
      )}
      {undoing && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(importMessages.undoTitle)}
          text={intl.formatMessage(importMessages.undoText)}
          confirm={intl.formatMessage(importMessages.undo)}
          onConfirm={() => void onConfirm()}
          onCancel={() => setUndoing(null)}
        />
      )}
    </Section>
  );
}
