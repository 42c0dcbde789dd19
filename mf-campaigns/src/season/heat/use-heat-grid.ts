import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { HeatGridProps } from './heat-grid.ts';

/** The code that draws maps: undefined until it is loaded, null where it could not be. */
export interface HeatGridCode {
  Grid: ComponentType<HeatGridProps> | null | undefined;
  retry: () => void;
}

/** Loads the code that draws maps. It is a chunk of its own, which no form and no other page waits for. */
export function useHeatGrid(): HeatGridCode {
  const [Grid, setGrid] = useState<HeatGridCode['Grid']>();
  const load = useCallback(() => {
    let current = true;
    import(/* webpackChunkName: "map" */ './HeatGrid.tsx').then(
      (module) => current && setGrid(() => module.HeatGrid),
      () => current && setGrid(null),
    );
    return () => {
      current = false;
    };
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setGrid(undefined);
    load();
  };
  return { Grid, retry };
}
