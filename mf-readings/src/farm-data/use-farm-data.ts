import { bandsAtom, type Plot, plotsAtom, type TargetBand } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

/** The farm's plots by id and its target bands, as far as this device has them. */
export interface FarmData {
  plots: ReadonlyMap<string, Plot>;
  bands: readonly TargetBand[];
}

const none: readonly TargetBand[] = [];

export function useFarmData(): FarmData {
  const plots = useAtomValue(plotsAtom);
  const bands = useAtomValue(bandsAtom) ?? none;
  const byId = useMemo(() => new Map((plots ?? []).map((plot) => [plot.id, plot])), [plots]);
  return useMemo(() => ({ plots: byId, bands }), [byId, bands]);
}
