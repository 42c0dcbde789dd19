import { plotsAtom, useParams } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useFound } from '../../fetching/use-found.ts';
import { PlotScreen } from './PlotScreen.tsx';

/** `/app/campaign/{id}/plot/{plot_id}` */
export function PlotPage() {
  const { id = '', plot_id: plotId = '' } = useParams();
  const plot = useFound(useAtomValue(plotsAtom), (candidate) => candidate.id === plotId, plotId);
  return <PlotScreen campaignId={id} plotId={plotId} plot={plot} />;
}
