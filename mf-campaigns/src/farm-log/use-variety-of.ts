import { plotsAtom, type TargetBand } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

/** The name of a target band's variety, even where another one stood in its plot on its first day; empty where the plot never had it. */
export function useVarietyOf(): (band: Pick<TargetBand, 'plotId' | 'cropTypeId'>) => string {
  const plots = useAtomValue(plotsAtom) ?? [];
  return ({ plotId, cropTypeId }) =>
    plots.find(({ id }) => id === plotId)?.crops.find((crop) => crop.cropTypeId === cropTypeId)?.cropTypeName ?? '';
}
