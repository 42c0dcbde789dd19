import { plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

/** Names plots; a plot that the device does not know gets the first characters of its id. */
export function usePlotName(): (plotId: string) => string {
  const plots = useAtomValue(plotsAtom);
  return useMemo(() => {
    const names = new Map(plots?.map((plot) => [plot.id, plot.name]));
    return (plotId) => names.get(plotId) ?? plotId.slice(0, 8);
  }, [plots]);
}
