import { useUnsavedGuard } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { fetchChangesAtom } from './fetch-changes.ts';
import { type RunningWrite, useWrite } from './use-write.ts';

interface SheetSaveOptions {
  /** Whether the sheet holds what is not saved. */
  isDirty: boolean;
  /** The words of the toast after saving. */
  saved: string;
  onClose: () => void;
}

export interface SheetSave extends Pick<RunningWrite, 'busy' | 'failure' | 'forgetFailure'> {
  /** Writes, brings what came of it onto this device, says so and closes the sheet; after a failure the sheet stays. */
  save: (write: () => Promise<unknown>) => Promise<void>;
  /** Whether leaving now would lose what was typed. */
  wouldLose: () => boolean;
}

/** The end of a sheet whose contents are written on the server. */
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
