import { dripperMemoryAtom, newestFromDrippersAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Drippers } from '../model/form-state.ts';

/** The drippers of a plot: as this person used them last, otherwise as the plot's newest reading from drippers has them. */
export function useDrippers(): (plotId: string) => Drippers | undefined {
  const memory = useAtomValue(dripperMemoryAtom);
  const newest = useAtomValue(newestFromDrippersAtom);
  return useCallback((plotId) => memory[plotId] ?? newest?.get(plotId), [memory, newest]);
}
