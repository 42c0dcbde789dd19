import { type FeatureModule, visiblePlotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

type PlotCard = Awaited<ReturnType<NonNullable<NonNullable<FeatureModule['cards']>['plot']>>>['Card'];

/** The remote's card for the first plot of the farm. */
export function PlotCards({ Card }: { Card: PlotCard }) {
  const [plot] = useAtomValue(visiblePlotsAtom) ?? [];
  return (
    plot && (
      <aside style={{ padding: 16 }}>
        <Card plotId={plot.id} />
      </aside>
    )
  );
}
