import { farmAtom, loadUnfinishedAtom, type Unfinished } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * What was begun and not finished on this farm (forms not saved, a round), as the device had it when the screen opened, the newest first;
 * undefined while it is read. A browser that gives no storage has kept nothing.
 */
export function useUnfinished(): readonly Unfinished[] | undefined {
  const load = useSetAtom(loadUnfinishedAtom);
  const farmId = useAtomValue(farmAtom)?.id;
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>();
  useEffect(() => {
    if (!farmId) return undefined;
    let left = false;
    const show = (found: readonly Unfinished[]) => {
      if (!left) setUnfinished(found);
    };
    load().then(show, () => show([]));
    return () => {
      left = true;
    };
  }, [load, farmId]);
  return unfinished;
}
