import { addDays } from '@seguia/shared/domain/farm-time';
import { plantingId } from '@seguia/shared/domain/plantings/planting-rules';
import {
  apiAtom,
  call,
  farmPath,
  type Plot,
  type PlotCrop,
  savePlantingAtom,
  snake,
  writeOnce,
} from '@seguia/shared/platform';
import { atom } from 'jotai';
import { saveCropAtom, saveCropTypeAtom } from '../set-up/save-crop.ts';
import { callSignal } from '../own-account/call-failure.ts';
import { fetchChangesAtom } from '../set-up/fetch-changes.ts';
import { endedPlanting } from './ended-planting.ts';

export interface PlantingToMake {
  plot: Plot;
  /** The first day. */
  from: string;
  /** An existing variety, or one that is made first, with its crop where the farm does not have it. The ids stay the same in each try. */
  variety: { id: string; isNew?: { name: string; crop: { id: string; name: string | null } } };
  /** The plantings that end the day before. */
  ending: readonly PlotCrop[];
}

/**
 * Plants on the server, then fetches the change. The order is: crop and variety, the plantings that end, the new planting. Each step can be
 * repeated. Throws ApiError.
 */
export const plantAtom = atom(null, async (get, set, planting: PlantingToMake): Promise<void> => {
  const { plot, from, variety, ending } = planting;
  const { id: cropTypeId, isNew } = variety;
  try {
    if (isNew) {
      const { crop, name } = isNew;
      if (crop.name !== null) await set(saveCropAtom, { id: crop.id, version: null, name: crop.name });
      await set(saveCropTypeAtom, { id: cropTypeId, version: null, cropId: crop.id, name });
    }
    for (const crop of ending) await set(savePlantingAtom, endedPlanting(plot, crop, addDays(from, -1)));
    const id = plantingId({ plotId: plot.id, cropTypeId, from });
    const body = { to: null };
    await writeOnce({ id, version: null, body }, (header) =>
      call(
        get(apiAtom).PUT('/farmers/{farmer_id}/plantings/{id}', {
          params: { path: { ...farmPath(get), id }, header },
          body: snake(body),
          signal: callSignal(),
        }),
      ),
    );
  } finally {
    await set(fetchChangesAtom);
  }
});
