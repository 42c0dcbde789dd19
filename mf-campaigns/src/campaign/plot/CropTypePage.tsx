import { plotsAtom, useParams } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useFound } from '../../fetching/use-found.ts';
import { PlotScreen } from './PlotScreen.tsx';

/** `/app/campaign/{id}/plot/{plot_id}/crop-type/{crop_type_id}`; a 404 page for a variety that never stood in the plot. */
export function CropTypePage() {
  const { id = '', plot_id: plotId = '', crop_type_id: cropTypeId = '' } = useParams();
  const plot = useFound(
    useAtomValue(plotsAtom),
    (candidate) => candidate.id === plotId && candidate.crops.some((crop) => crop.cropTypeId === cropTypeId),
    `${plotId} ${cropTypeId}`,
  );
  return <PlotScreen campaignId={id} plotId={plotId} plot={plot} cropTypeId={cropTypeId} />;
}
