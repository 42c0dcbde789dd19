import { ApiError, type ImportedFile, pullAtom, type SheetView, unansweredKind } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { atom } from 'jotai';
import { isAnsweringAtom, loadImportsAtom, sendImportAtom, undoImportAtom } from '../server/import-calls.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';

/** The largest number of readings of one import, as in the contract. */
const mostReadings = 20_000;

/** `cut_off`: the server answers, but not to this file, which something on the way may refuse without a word. */
export type SendingFault = 'offline' | 'refused' | 'too_many' | 'too_large' | 'cut_off';

/** What is being sent. It goes on though its screen is left. */
export interface Sending {
  state: 'idle' | 'sending' | 'cancelling';
  fileName: string;
  count: number;
  fault: SendingFault | null;
}

/** An import that was just made, with the days of its readings. */
export interface Made {
  file: ImportedFile;
  days: SheetView['days'];
}

const idle: Sending = { state: 'idle', fileName: '', count: 0, fault: null };

export const sendingAtom = atom<Sending>(idle);

/** Pauses in milliseconds before each look for a cancelled import: the server may still be writing what it had received. */
const looks = [0, 1000, 2000, 4000];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Job {
  stop: AbortController;
  /** The import's id and the rows that it stands for, once it is on its way. */
  sent: { id: string; view: SheetView } | null;
}

const jobAtom = atom<Job>({ stop: new AbortController(), sent: null });

/** Sends the ready rows of a sheet. Resolves with what was made, null where it failed (`sendingAtom` says why) or was cancelled. */
export const startSendingAtom = atom(null, async (get, set, { file, view }: OpenSheet): Promise<Made | null> => {
  const stop = new AbortController();
  // Sending the same rows again after a fault keeps the import's id, so they are imported once; other answers get a new id.
  const before = get(jobAtom).sent;
  const sent = before?.view === view ? before : { id: newId(), view };
  set(jobAtom, { stop, sent: before?.view === view ? before : null });
  set(sendingAtom, { state: 'sending', fileName: file.name, count: view.counts.ready, fault: null });
  const fail = (fault: SendingFault) => set(sendingAtom, { ...idle, fault });
  try {
    const packed = await file.pack();
    stop.signal.throwIfAborted();
    if (packed.count > mostReadings) {
      fail('too_many');
      return null;
    }
    set(jobAtom, { stop, sent });
    const made = await set(sendImportAtom, { id: sent.id, body: packed.body, signal: stop.signal });
    set(sendingAtom, idle);
    // If this fails for lack of network, the next pull fetches the readings.
    set(pullAtom).catch(() => undefined);
    return { file: made, days: packed.days };
  } catch (error) {
    if (error instanceof ApiError) fail(await faultOf(error, () => set(isAnsweringAtom)));
    else if (!(error instanceof DOMException)) throw error;
    return null;
  } finally {
    set(sendingAtom, (now) => (now.state === 'sending' ? idle : now));
  }
});

async function faultOf(error: ApiError, isAnswering: () => Promise<boolean>): Promise<SendingFault> {
  const { kind, status = 500 } = error;
  if (status === 413) return 'too_large';
  if (kind === 'problem') return status < 500 ? 'refused' : 'offline';
  return unansweredKind(error) === 'cut' && (await isAnswering()) ? 'cut_off' : 'offline';
}

/** Breaks off what is being sent, looks for it on the server, and undoes it where it has arrived. */
export const cancelSendingAtom = atom(null, async (get, set): Promise<void> => {
  set(sendingAtom, (now) => ({ ...now, state: 'cancelling', fault: null }));
  const { stop, sent } = get(jobAtom);
  stop.abort();
  set(jobAtom, { stop, sent: null });
  try {
    if (!sent) return;
    for (const pause of looks) {
      await wait(pause);
      const there = (await set(loadImportsAtom)).find((made) => made.id === sent.id && made.undoneAt === undefined);
      if (!there) continue;
      await set(undoImportAtom, there);
      return;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    set(sendingAtom, (now) => ({ ...now, fault: 'offline' }));
  } finally {
    set(sendingAtom, ({ fault }) => ({ ...idle, fault }));
  }
});
