import { ApiError, type ImportedFile, type SheetView, unansweredKind } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { isAnsweringAtom, loadImportsAtom, sendImportAtom, undoImportAtom } from './import-calls.ts';
import type { OpenSheet } from './use-sheet.ts';

/** The largest number of readings of one import, as in the contract. */
const mostReadings = 20_000;

/** `cut_off`: the server answers, but not to this file, which something on the way may refuse without a word. */
export type SendingFault = 'offline' | 'refused' | 'too_many' | 'too_large' | 'cut_off';

/** Pauses in milliseconds before each look for a cancelled import: the server may still be writing what it had received. */
const looks = [0, 1000, 2000, 4000];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends an import. When it is cancelled, looks for it on the server, and undoes it where it has arrived. */
export function useSending(onDone: (made: ImportedFile) => void) {
  const send = useSetAtom(sendImportAtom);
  const load = useSetAtom(loadImportsAtom);
  const undo = useSetAtom(undoImportAtom);
  const isAnswering = useSetAtom(isAnsweringAtom);
  const [state, setState] = useState<'idle' | 'sending' | 'cancelling'>('idle');
  const [fault, setFault] = useState<SendingFault | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Sending the same rows again after a fault keeps the import's id, so they are imported once; other answers get a new id.
  const sent = useRef<{ id: string; view: SheetView } | null>(null);

  const start = async ({ file, view }: OpenSheet) => {
    setFault(null);
    setState('sending');
    const { signal } = (stop.current = new AbortController());
    try {
      const { body, count } = await file.pack();
      signal.throwIfAborted();
      if (count > mostReadings) return setFault('too_many');
      if (sent.current?.view !== view) sent.current = { id: newId(), view };
      onDone(await send({ id: sent.current.id, body, signal }));
    } catch (error) {
      if (error instanceof ApiError) setFault(await faultOf(error));
      else if (!(error instanceof DOMException)) throw error;
    } finally {
      setState((now) => (now === 'sending' ? 'idle' : now));
    }
  };

  const faultOf = async (error: ApiError): Promise<SendingFault> => {
    const { kind, status = 500 } = error;
    if (status === 413) return 'too_large';
    if (kind === 'problem') return status < 500 ? 'refused' : 'offline';
    return unansweredKind(error) === 'cut' && (await isAnswering()) ? 'cut_off' : 'offline';
  };

  const undoWhatCame = async (id: string) => {
    for (const pause of looks) {
      await wait(pause);
      const there = (await load()).find((made) => made.id === id && made.undoneAt === undefined);
      if (there) return undo(there);
    }
    return null;
  };

  const cancel = async () => {
    setState('cancelling');
    stop.current?.abort();
    const id = sent.current?.id;
    sent.current = null;
    try {
      if (id) await undoWhatCame(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault('offline');
    } finally {
      setState('idle');
    }
  };

  return { state, fault, start, cancel };
}
