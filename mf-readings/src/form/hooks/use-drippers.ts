import { dripperMemoryAtom, newestFromDrippersAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Drippers } from '../model/form-state.ts';

/** What is known of a plot's drippers: as this person used them last, else as its newest reading from drippers has them. */
export function useDrippers(): (plotId: string) => Drippers | undefined {
  const memory = useAtomValue(dripperMemoryAtom);
  const newest = useAtomValue(newestFromDrippersAtom);
  return useCallback((plotId) => memory[plotId] ?? newest?.get(plotId), [memory, newest]);
}
