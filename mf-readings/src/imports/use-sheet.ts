import {
  ApiError,
  correctedNow,
  farmClockAtom,
  type FileFault,
  FileFaultError,
  openSheetFile,
  type Plot,
  type SheetFile,
  type SheetView,
} from '@seguia/shared/platform';
import { type ImportAnswers, noAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { knowReadingsAtom } from './import-calls.ts';

/** A file that is being read, or was. `isCompared`: what the farm has is known. */
export interface OpenSheet {
  file: SheetFile;
  view: SheetView;
  answers: ImportAnswers;
  isCompared: boolean;
}

/** One file at a time: opened once `loadSteps` has answered, read with the person's answers, compared with what the farm has. */
export function useSheet(plots: readonly Plot[], loadSteps: () => Promise<void>) {
  const clock = useAtomValue(farmClockAtom);
  const know = useSetAtom(knowReadingsAtom);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<FileFault | 'offline' | null>(null);
  const compared = useRef<{ days: string; stop: AbortController } | null>(null);

  const readWith = async (file: SheetFile, answers: ImportAnswers): Promise<OpenSheet> => {
    const context = { plots: plots.map(({ id, name }) => ({ id, name })), clock, now: correctedNow() / 1000, answers };
    const view = await file.read(context);
    if (view.questions.length > 0 || !view.days) return { file, view, answers, isCompared: false };
    const days = view.days.join(' ');
    if (compared.current?.days !== days) {
      const stop = new AbortController();
      compared.current = { days, stop };
      await know({ file, days: view.days, signal: stop.signal });
    }
    return { file, view: await file.read(context), answers, isCompared: true };
  };

  const run = async (work: () => Promise<OpenSheet>) => {
    setFault(null);
    setProgress(0);
    try {
      setSheet(await work());
    } catch (error) {
      if (error instanceof FileFaultError) setFault(error.fault);
      else if (error instanceof ApiError) {
        compared.current = null;
        setFault('offline');
      } else if (!(error instanceof DOMException)) throw error;
    } finally {
      setProgress(null);
    }
  };

  const close = () => {
    compared.current?.stop.abort();
    compared.current = null;
    sheet?.file.close();
    setSheet(null);
    setFault(null);
  };

  return {
    sheet,
    /** Rows that are read so far; null where nothing is being read. */
    progress,
    fault,
    open: (file: File) => {
      close();
      return run(async () => {
        await loadSteps();
        return readWith(await openSheetFile(file, setProgress), noAnswers);
      });
    },
    answer: async (answers: ImportAnswers) => {
      if (!sheet) return;
      // The answer shows at once; what it changes comes from the worker.
      setSheet({ ...sheet, answers });
      await run(() => readWith(sheet.file, answers));
    },
    close,
  };
}
