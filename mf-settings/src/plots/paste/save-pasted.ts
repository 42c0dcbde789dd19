import { isSameName, nameKey } from '@seguia/shared/domain/plots/names';
import { newId } from '@seguia/shared/domain/uuid';
import type { Crop, CropType } from '@seguia/shared/platform';
import { atom } from 'jotai';
import { fetchChangesAtom } from '../../set-up/fetch-changes.ts';
import { saveCropAtom, saveCropTypeAtom } from '../../set-up/save-crop.ts';
import { newPlantingAtom } from '../../plantings/plant.ts';
import { putPlotAtom } from '../../plot-forms/save-plot.ts';
import type { PastedPlot } from './pasted-plots.ts';

/** The ids of what a sheet makes, by a key of its name. They stay the same in each try: an answer may be lost. */
export type MadeIds = Map<string, string>;

/** The id under a key, made at the first request. */
function idOf(ids: MadeIds, key: string): string {
  const id = ids.get(key) ?? newId();
  ids.set(key, id);
  return id;
}

/** The key of a plot's id. */
export const plotKey = (name: string) => `plot ${nameKey(name)}`;

export interface PastedToSave {
  plots: readonly PastedPlot[];
  /** The farm's crops and varieties. */
  crops: readonly Crop[];
  types: readonly CropType[];
  ids: MadeIds;
  /** The first day of what is planted. */
  from: string;
  /** Called for each plot that is there with its planting, even if a later one fails. */
  onMade: (plot: PastedPlot) => void;
}

/**
 * Makes the plots of a pasted table on the server, each with its planting, and the crops and varieties that the farm does not have yet. Then
 * fetches the changes. Throws ApiError.
 */
export const savePastedAtom = atom(
  null,
  async (_get, set, { plots, crops, types, ids, from, onMade }: PastedToSave): Promise<void> => {
    const made = new Map<string, string>();
    const once = async (key: string, make: (id: string) => Promise<void>) => {
      const id = made.get(key) ?? idOf(ids, key);
      if (!made.has(key)) await make(id);
      made.set(key, id);
      return id;
    };
    const cropOf = async (name: string) =>
      crops.find((crop) => isSameName(crop.name, name))?.id ??
      once(`crop ${nameKey(name)}`, (id) => set(saveCropAtom, { id, version: null, name }));
    const varietyOf = async ({ crop, variety }: PastedPlot) => {
      const cropId = await cropOf(crop);
      const known = types.find((type) => type.cropId === cropId && isSameName(type.name, variety));
      const make = (id: string) => set(saveCropTypeAtom, { id, version: null, cropId, name: variety });
      return known?.id ?? once(`variety ${cropId} ${nameKey(variety)}`, make);
    };
    try {
      for (const plot of plots) {
        const id = idOf(ids, plotKey(plot.values.name));
        await set(putPlotAtom, { id, version: null, ...plot.values });
        if (plot.variety !== '') await set(newPlantingAtom, { plotId: id, cropTypeId: await varietyOf(plot), from });
        onMade(plot);
      }
    } finally {
      await set(fetchChangesAtom);
    }
  },
);
