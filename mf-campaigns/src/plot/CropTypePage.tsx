import { notFound, plotsAtom, useParams } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { PlotScreen } from './PlotScreen.tsx';

/** `/app/campaign/{id}/plot/{plot_id}/crop-type/{crop_type_id}`: a variety that never stood in the plot is not there. */
export function CropTypePage() {
  const { id = '', plot_id: plotId = '', crop_type_id: cropTypeId = '' } = useParams();
  const plots = useAtomValue(plotsAtom);
  const plot = plots?.find((one) => one.id === plotId);
  if (plots && !plot?.crops.some((crop) => crop.cropTypeId === cropTypeId)) notFound();
  return <PlotScreen campaignId={id} plotId={plotId} plot={plot} cropTypeId={cropTypeId} />;
}
