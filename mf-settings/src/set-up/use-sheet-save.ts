import { useUnsavedGuard } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { fetchChangesAtom } from './fetch-changes.ts';
import { type RunningWrite, useWrite } from './use-write.ts';

interface SheetSaveOptions {
  /** Whether the sheet holds unsaved values. */
  isDirty: boolean;
  /** The text of the toast after saving. */
  saved: string;
  onClose: () => void;
}

export interface SheetSave extends Pick<RunningWrite, 'busy' | 'failure' | 'forgetFailure'> {
  /** Writes, then fetches the changes onto this device, even if the write failed. After a success shows the toast and closes the sheet. */
  save: (write: () => Promise<unknown>) => Promise<void>;
  /** Whether leaving now would lose what was typed. */
  wouldLose: () => boolean;
}

/** Saves a sheet whose contents are written on the server, and closes it. */
export function useSheetSave({ isDirty, saved, onClose }: SheetSaveOptions): SheetSave {
  const fetchChanges = useSetAtom(fetchChangesAtom);
  const { busy, failure, forgetFailure, run } = useWrite();
  const isSaved = useRef(false);
  useUnsavedGuard(isDirty);
  return {
    busy,
    failure,
    forgetFailure,
    wouldLose: () => isDirty && !isSaved.current,
    async save(write) {
      isSaved.current = await run(async () => {
        try {
          await write();
        } finally {
          await fetchChanges();
        }
      });
      if (!isSaved.current) return;
      toast(saved, { kind: 'success' });
      onClose();
    },
  };
}
