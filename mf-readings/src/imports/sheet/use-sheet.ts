import {
  ApiError,
  correctedNow,
  farmClockAtom,
  type FileFault,
  FileFaultError,
  metersAtom,
  openSheetFile,
  type Plot,
  type SheetFile,
  type SheetView,
} from '@seguia/shared/platform';
import { type ImportAnswers, noAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { knowReadingsAtom } from '../server/import-calls.ts';
import { answeredView, withSameParts } from './answered.ts';

/** How many rows have been read. It changes many times a second: what shows it draws itself, and not the whole file with it. */
export const readLinesAtom = atom(0);

/** An opened file. `isCompared` is true once it has been compared with the farm's readings. */
export interface OpenSheet {
  file: SheetFile;
  view: SheetView;
  answers: ImportAnswers;
  isCompared: boolean;
}

/**
 * Holds one file at a time: opens it once `loadSteps` has resolved, reads it with the person's answers, and compares it with the farm's
 * readings.
 */
export function useSheet(plots: readonly Plot[], loadSteps: () => Promise<void>) {
  const clock = useAtomValue(farmClockAtom);
  const meters = useAtomValue(metersAtom);
  const know = useSetAtom(knowReadingsAtom);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [isReading, setReading] = useState(false);
  const setLines = useSetAtom(readLinesAtom);
  const [fault, setFault] = useState<FileFault | 'offline' | null>(null);
  const opened = useRef<SheetFile | null>(null);
  /** Aborts the work on the file under way: the next work takes its place. */
  const running = useRef<AbortController | null>(null);
  /** The span of days whose readings the worker has been given. */
  const compared = useRef<string | null>(null);

  const contextOf = (answers: ImportAnswers) => ({
    plots: plots.map(({ id, name }) => ({ id, name })),
    meters: meters?.map(({ id, name, serialNumber }) => ({ id, name, serialNumber })),
    clock,
    now: correctedNow() / 1000,
    answers,
  });

  const readWith = async (file: SheetFile, answers: ImportAnswers, signal: AbortSignal): Promise<OpenSheet> => {
    const context = contextOf(answers);
    const view = await file.read(context);
    if (view.questions.length > 0 || !view.days) return { file, view, answers, isCompared: false };
    const days = view.days.join(' ');
    signal.throwIfAborted();
    if (compared.current !== days) {
      compared.current = null;
      try {
        await know({ file, days: view.days, signal });
      } catch (error) {
        // Without a network the readings cannot be compared; the file's water and light can be imported all the same.
        if (error instanceof ApiError && !signal.aborted) setSheet({ file, view, answers, isCompared: false });
        throw error;
      }
      signal.throwIfAborted();
      compared.current = days;
    }
    return { file, view: await file.read(context), answers, isCompared: true };
  };

  const run = async (work: (signal: AbortSignal) => Promise<OpenSheet>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setFault(null);
    setLines(0);
    setReading(true);
    try {
      const read = await work(own.signal);
      if (!own.signal.aborted) setSheet(read);
    } catch (error) {
      if (own.signal.aborted) return;
      if (error instanceof FileFaultError) setFault(error.fault);
      else if (error instanceof ApiError) setFault('offline');
      else if (!(error instanceof DOMException)) throw error;
    } finally {
      if (running.current === own) setReading(false);
    }
  };

  const letGo = () => {
    running.current?.abort();
    compared.current = null;
    opened.current?.close();
    opened.current = null;
  };
  const onLeave = useEffectEvent(letGo);
  useEffect(() => () => onLeave(), []);

  const close = () => {
    letGo();
    setSheet(null);
    setFault(null);
  };

  return {
    sheet,
    isReading,
    fault,
    open: (file: File) => {
      close();
      return run(async (signal) => {
        await loadSteps();
        const found = await openSheetFile(file, (rows) => signal.aborted || setLines(rows));
        if (signal.aborted) found.close();
        signal.throwIfAborted();
        opened.current = found;
        return readWith(found, noAnswers, signal);
      });
    },
    answer: async (answers: ImportAnswers) => {
      // An answer may come after its file was closed: names are made meanwhile.
      if (!sheet || sheet.file !== opened.current) return;
      const { file } = sheet;
      // What the answer settles and the first rows show it at once; what it means for all rows comes from the worker.
      const shown = { file, view: answeredView(sheet.view, answers), answers, isCompared: false };
      setSheet(shown);
      await run(async (signal) => {
        const preview = await file.preview(contextOf(answers));
        signal.throwIfAborted();
        const view = withSameParts(shown.view, { ...shown.view, preview });
        setSheet({ ...shown, view });
        const read = await readWith(file, answers, signal);
        return { ...read, view: withSameParts(view, read.view) };
      });
    },
    close,
  };
}
