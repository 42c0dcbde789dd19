import { useEffect, useState } from 'react';
import type { DripperUnit } from './DripperUnit.tsx';
import type { PlotAndTime } from './PlotAndTime.tsx';

/** The form's pickers, which weigh more than all the rest of it: whoever measures types values, and seldom needs one. */
export interface Pickers {
  PlotAndTime: typeof PlotAndTime;
  DripperUnit: typeof DripperUnit;
}

let here: Pickers | undefined;

/** Milliseconds after which a form says that they do not come. */
const patience = 15_000;

async function loadPickers(): Promise<Pickers> {
  const [plotAndTime, dripperUnit] = await Promise.all([
    import(/* webpackChunkName: "pickers" */ './PlotAndTime.tsx'),
    import(/* webpackChunkName: "pickers" */ './DripperUnit.tsx'),
  ]);
  return { ...plotAndTime, ...dripperUnit };
}

/**
 * The pickers once they are here: at once where a form had them before. They come after the fields, which take typing without them; where they
 * do not come, `failed` until a `retry` brings them. `load` fetches them, and may do so again after a failure.
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
