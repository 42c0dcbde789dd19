import { farmAtom, loadUnfinishedAtom, type Unfinished } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * The unfinished work on this farm (unsaved forms, a round) as it was on the device when the screen opened, newest first; undefined while
 * it is read. Empty where the browser gives no storage.
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
