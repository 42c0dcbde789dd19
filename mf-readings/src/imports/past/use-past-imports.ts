import { ApiError, type ImportedFile, importedWaterAtom, waterDaysAtom } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { loadImportsAtom } from '../server/import-calls.ts';

/** A file that was imported: its readings, which the data server lists, and its days of water and light, which this device noted. */
export interface PastImport {
  id: string;
  fileName: string;
  /** Null where the file had no readings. */
  file: ImportedFile | null;
  /** How many days of water and light this device can bring back; 0 for none. */
  days: number;
  /** Unix seconds. */
  at: number;
}

/** The farm's imports, newest first; null until they are known. The list of readings needs a right and a network. */
export function usePastImports(mayImportReadings: boolean) {
  const load = useSetAtom(loadImportsAtom);
  const water = useAtomValue(importedWaterAtom);
  // The days are needed to undo some of them.
  useAtomValue(waterDaysAtom);
  const [files, setFiles] = useState<readonly ImportedFile[] | null>(mayImportReadings ? null : []);
  const [isFailed, setFailed] = useState(false);
  const refresh = useCallback(
    () =>
      load().then(setFiles, (error: unknown) => {
        // Where the session has ended meanwhile, nobody looks at the list any more.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        if (!(error instanceof ApiError)) throw error;
        setFailed(true);
      }),
    [load],
  );
  useEffect(() => {
    if (mayImportReadings) void refresh();
  }, [refresh, mayImportReadings]);
  const daysOf = (id: string) => water.find((noted) => noted.id === id)?.days.length ?? 0;
  const withoutReadings = water.filter(({ id }) => !files?.some((file) => file.id === id));
  const past =
    files || isFailed
      ? [
          ...(files ?? []).map((file): PastImport => {
            const { id, fileName, createdAt } = file;
            return { id, fileName, file, days: daysOf(id), at: createdAt };
          }),
          ...withoutReadings.map(({ id, fileName, at, days }): PastImport => ({
            id,
            fileName,
            file: null,
            days: days.length,
            at,
          })),
        ].toSorted((a, b) => b.at - a.at)
      : null;
  const replace = (changed: ImportedFile) =>
    setFiles((before) => before?.map((file) => (file.id === changed.id ? changed : file)) ?? null);
  return { past, isFailed, refresh, replace };
}
