import { ApiError, type ImportedFile } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { loadImportsAtom, sendImportAtom, undoImportAtom } from './import-calls.ts';
import type { OpenSheet } from './use-sheet.ts';

/** Most readings of one import; as in the contract. */
const mostReadings = 20_000;

export type SendingFault = 'offline' | 'refused' | 'too_many';

/** Sends what is ready. Broken off, it is looked for on the server, and undone where it had come. */
export function useSending(onDone: (made: ImportedFile) => void) {
  const send = useSetAtom(sendImportAtom);
  const load = useSetAtom(loadImportsAtom);
  const undo = useSetAtom(undoImportAtom);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SendingFault | null>(null);
  const stop = useRef<AbortController | null>(null);
  // The same import is sent again after a fault: it is one.
  const sent = useRef<{ id: string; count: number } | null>(null);

  const start = async ({ file }: OpenSheet) => {
    setFault(null);
    setBusy(true);
    const { body, count } = await file.pack();
    try {
      if (count > mostReadings) return setFault('too_many');
      if (sent.current?.count !== count) sent.current = { id: newId(), count };
      stop.current = new AbortController();
      onDone(await send({ id: sent.current.id, body, signal: stop.current.signal }));
    } catch (error) {
      if (error instanceof ApiError)
        setFault(error.kind === 'problem' && (error.status ?? 500) < 500 ? 'refused' : 'offline');
      else if (!(error instanceof DOMException)) throw error;
    } finally {
      setBusy(false);
    }
  };

  const cancel = async () => {
    stop.current?.abort();
    const id = sent.current?.id;
    sent.current = null;
    try {
      const there = (await load()).find((made) => made.id === id && made.undoneAt === undefined);
      if (there) await undo(there);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault('offline');
    }
  };

  return { isBusy, fault, start, cancel };
}
