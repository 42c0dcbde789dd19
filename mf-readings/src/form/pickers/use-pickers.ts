import { useEffect, useState } from 'react';
import type { DripperUnit } from './DripperUnit.tsx';
import type { PlotAndTime } from './PlotAndTime.tsx';

/** The form's pickers, loaded later: they weigh more than the rest of the form, and people who type values seldom need them. */
export interface Pickers {
  PlotAndTime: typeof PlotAndTime;
  DripperUnit: typeof DripperUnit;
}

let here: Pickers | undefined;

/** Milliseconds after which the form says that the pickers do not load. */
const patience = 15_000;

async function loadPickers(): Promise<Pickers> {
  const [plotAndTime, dripperUnit] = await Promise.all([
    import(/* webpackChunkName: "pickers" */ './PlotAndTime.tsx'),
    import(/* webpackChunkName: "pickers" */ './DripperUnit.tsx'),
  ]);
  return { ...plotAndTime, ...dripperUnit };
}

/**
 * The form's pickers once they have loaded; at once if a form has loaded them before. The fields work without them. `failed` is true after
 * a failure until `retry` is called. `load` fetches the pickers, and is called again for each retry.
 */
export function usePickers(load = loadPickers): { pickers: Pickers | undefined; failed: boolean; retry: () => void } {
  const [pickers, setPickers] = useState(here);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (here || failed) return undefined;
    let isOver = false;
    const set = (came: Pickers | undefined) => {
      here ??= came;
      if (isOver) return;
      setPickers(here);
      setFailed(!here);
    };
    const timer = setTimeout(() => set(undefined), patience);
    load()
      .then(set, () => set(undefined))
      .finally(() => clearTimeout(timer));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [failed, load]);
  return { pickers, failed, retry: () => setFailed(false) };
}
