import { notFound, plotsAtom, useParams } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { PlotScreen } from './PlotScreen.tsx';

/** `/app/campaign/{id}/plot/{plot_id}` */
export function PlotPage() {
  const { id = '', plot_id: plotId = '' } = useParams();
  const plots = useAtomValue(plotsAtom);
  const plot = plots?.find((one) => one.id === plotId);
  if (plots && !plot) notFound();
  return <PlotScreen campaignId={id} plotId={plotId} plot={plot} />;
}
