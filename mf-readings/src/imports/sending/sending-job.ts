import {
  ApiError,
  type ImportedFile,
  type ImportedWater,
  pullAtom,
  saveWaterDaysAtom,
  type SheetView,
  StorageFullError,
  unansweredKind,
  type WaterToSave,
} from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { atom } from 'jotai';
import { isAnsweringAtom, loadImportsAtom, sendImportAtom, undoImportAtom } from '../server/import-calls.ts';
import { noteImportedWaterAtom } from '../server/imported-water.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';

/** The largest number of readings of one import, as in the contract. */
const mostReadings = 20_000;

/**
 * `cut_off`: the server answers, but not to this file, which something on the way may refuse without a word. `device_full`: the readings are
 * on the server, not all of the water is on the device.
 */
export type SendingFault = 'offline' | 'refused' | 'too_many' | 'too_large' | 'cut_off' | 'device_full';

/** What is being sent. It goes on though its screen is left. */
export interface Sending {
  state: 'idle' | 'sending' | 'cancelling';
  fileName: string;
  /** The readings, and the days of water and light. */
  count: number;
  days: number;
  fault: SendingFault | null;
}

/** An import that was just made: its readings, and its days of water and light; null where the file had none. */
export interface Made {
  id: string;
  file: ImportedFile | null;
  water: ImportedWater | null;
  /** The first and the last day of all of them. */
  days: SheetView['days'];
}

const idle: Sending = { state: 'idle', fileName: '', count: 0, days: 0, fault: null };

export const sendingAtom = atom<Sending>(idle);

/** Pauses in milliseconds before each look for a cancelled import: the server may still be writing what it had received. */
const looks = [0, 1000, 2000, 4000];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Job {
  stop: AbortController;
  /** The import's id and the rows that it stands for, once it is on its way. */
  sent: { id: string; view: SheetView } | null;
  /** Whether the device saves its water and light: then it is too late to cancel, because what is on the device is sent. */
  isSaving: boolean;
}

const jobAtom = atom<Job>({ stop: new AbortController(), sent: null, isSaving: false });

interface ToSend {
  sheet: OpenSheet;
  water: readonly WaterToSave[];
}

/**
 * Sends the ready rows of a sheet, then saves its days of water and light. Resolves with what was made, null where it failed (`sendingAtom`
 * says why) or was cancelled.
 */
export const startSendingAtom = atom(null, async (get, set, { sheet, water }: ToSend): Promise<Made | null> => {
  const { file, view } = sheet;
  const stop = new AbortController();
  // Sending the same rows again after a fault keeps the import's id, so they are imported once; other answers get a new id.
  const before = get(jobAtom).sent;
  const sent = before?.view === view ? before : { id: newId(), view };
  set(jobAtom, { stop, sent: before?.view === view ? before : null, isSaving: false });
  set(sendingAtom, {
    state: 'sending',
    fileName: file.name,
    count: view.counts.ready,
    days: water.length,
    fault: null,
  });
  const fail = (fault: SendingFault) => set(sendingAtom, { ...idle, fault });
  const sendReadings = async () => {
    const packed = await file.pack();
    stop.signal.throwIfAborted();
    if (packed.count > mostReadings) return null;
    set(jobAtom, { stop, sent, isSaving: false });
    const made = await set(sendImportAtom, { id: sent.id, body: packed.body, signal: stop.signal });
    // If this fails for lack of network, the next pull fetches the readings.
    set(pullAtom).catch(() => undefined);
    return { made, days: packed.days };
  };
  try {
    const readings = view.counts.ready > 0 ? await sendReadings() : undefined;
    if (readings === null) {
      fail('too_many');
      return null;
    }
    stop.signal.throwIfAborted();
    const noted = water.length > 0 ? set(noteImportedWaterAtom, { id: sent.id, fileName: file.name, water }) : null;
    if (noted) {
      set(jobAtom, { stop, sent, isSaving: true });
      await set(saveWaterDaysAtom, water);
    }
    set(sendingAtom, idle);
    const days = [...(readings?.days ?? []), ...water.map(({ date }) => date)].toSorted();
    const span = days.length > 0 ? ([days[0] ?? '', days.at(-1) ?? ''] as const) : null;
    return { id: sent.id, file: readings?.made ?? null, water: noted, days: span };
  } catch (error) {
    if (error instanceof ApiError) fail(await faultOf(error, () => set(isAnsweringAtom)));
    else if (error instanceof StorageFullError) fail('device_full');
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
  const { stop, sent, isSaving } = get(jobAtom);
  if (isSaving) return;
  set(sendingAtom, (now) => ({ ...now, state: 'cancelling', fault: null }));
  stop.abort();
  set(jobAtom, { stop, sent: null, isSaving });
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
