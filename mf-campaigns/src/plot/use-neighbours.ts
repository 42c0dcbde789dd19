import { inWalkingOrder } from '@seguia/shared/domain/plots/walking-order';
import { type Plot, visiblePlotsAtom, walkingOrderAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

/** The plots before and after a plot in this person's walking order; undefined at either end, and for a plot that screens hide. */
export function useNeighbours(plotId: string): { previous: Plot | undefined; next: Plot | undefined } {
  const plots = useAtomValue(visiblePlotsAtom);
  const order = useAtomValue(walkingOrderAtom);
  return useMemo(() => {
    const walked = inWalkingOrder(plots ?? [], order);
    const at = walked.findIndex(({ id }) => id === plotId);
    return at < 0 ? { previous: undefined, next: undefined } : { previous: walked[at - 1], next: walked[at + 1] };
  }, [plots, order, plotId]);
}
