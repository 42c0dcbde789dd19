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
  /** The plots, each with the plantings that end the day before. */
  plots: readonly { plot: Plot; ending: readonly PlotCrop[] }[];
  /** The first day. */
  from: string;
  /** An existing variety, or one that is made first, with its crop where the farm does not have it. The ids stay the same in each try. */
  variety: { id: string; isNew?: { name: string; crop: { id: string; name: string | null } } };
}

/** Writes a new planting on the server. Throws ApiError. */
export const newPlantingAtom = atom(
  null,
  async (get, _set, planting: { plotId: string; cropTypeId: string; from: string }): Promise<void> => {
    const id = plantingId(planting);
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
  },
);

/**
 * Plants on the server, then fetches the change. The order is: crop and variety, then for each plot the plantings that end, and the new
 * planting. Each step can be repeated. Throws ApiError.
 */
export const plantAtom = atom(null, async (_get, set, { plots, from, variety }: PlantingToMake): Promise<void> => {
  const { id: cropTypeId, isNew } = variety;
  try {
    if (isNew) {
      const { crop, name } = isNew;
      if (crop.name !== null) await set(saveCropAtom, { id: crop.id, version: null, name: crop.name });
      await set(saveCropTypeAtom, { id: cropTypeId, version: null, cropId: crop.id, name });
    }
    for (const { plot, ending } of plots) {
      for (const crop of ending) await set(savePlantingAtom, endedPlanting(plot, crop, addDays(from, -1)));
      await set(newPlantingAtom, { plotId: plot.id, cropTypeId, from });
    }
  } finally {
    await set(fetchChangesAtom);
  }
});
