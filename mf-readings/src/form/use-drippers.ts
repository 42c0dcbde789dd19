import { dripperMemoryAtom, newestReadingsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Drippers } from './form-state.ts';

/** What is known of a plot's drippers: as this person used them last, else as its newest reading has them. */
export function useDrippers(): (plotId: string) => Drippers | undefined {
  const memory = useAtomValue(dripperMemoryAtom);
  const newest = useAtomValue(newestReadingsAtom);
  return useCallback(
    (plotId) => {
      const reading = newest?.get(plotId);
      return memory[plotId] ?? (reading?.entryType === 'drippers' && reading.dripperUnit ? reading : undefined);
    },
    [memory, newest],
  );
}
