import { atom } from 'jotai';
import { onlyIrrigationPlotsAtom } from '../../session/settings/settings.ts';
import { wholeBand } from '../../domain/plantings/target-fields.ts';
import type { FarmDevice } from './farm-device.ts';
import { liveAtom } from './live-atom.ts';
import { itemStores } from '../database/database.ts';
import { markKey } from '../database/marks.ts';
import type { FarmItems, FarmItemStore } from '../database/rows.ts';

/** All items of one kind on a farm, in no particular order. */
export async function readItems<S extends FarmItemStore>(
  { device, farmId }: FarmDevice,
  store: S,
): Promise<FarmItems[S][]> {
  const rows = await (await device.db()).getAllFromIndex<FarmItemStore, 'farm'>(store, 'farm', farmId);
  return rows.map(({ item }) => item as unknown as FarmItems[S]);
}

/**
 * The lists of the chosen farm that its data server is too old to keep, as far as is known, by the names of the device's stores; undefined
 * until the device has been read.
 */
export const missingListsAtom = liveAtom(['marks'], async ({ device, farmId }): Promise<ReadonlySet<string>> => {
  const tx = (await device.db()).transaction('marks');
  const marks = await Promise.all(itemStores.map((list) => tx.store.get(markKey(farmId, list))));
  return new Set(itemStores.filter((_, at) => marks[at]?.missing));
});

function compareBy<T>(...keys: ((item: T) => string | number)[]): (a: T, b: T) => number {
  return (a, b) => {
    for (const key of keys) {
      const [x, y] = [key(a), key(b)];
      if (x !== y) return x < y ? -1 : 1;
    }
    return 0;
  };
}

/** All plots of the farm, in walking order. */
export const plotsAtom = liveAtom(['plots'], async (source) =>
  (await readItems(source, 'plots')).sort(
    compareBy(
      (plot) => plot.position,
      (plot) => plot.id,
    ),
  ),
);

/** The plots that screens show: without closed ones, and, if the person wants that, without those that have no irrigation units. */
export const visiblePlotsAtom = atom((get) => {
  const onlyIrrigated = get(onlyIrrigationPlotsAtom);
  return get(plotsAtom)?.filter((plot) => !plot.closed && (!onlyIrrigated || plot.irrigationUnits > 0));
});

export const cropsAtom = liveAtom(['crops'], async (source) =>
  (await readItems(source, 'crops')).sort(
    compareBy(
      (crop) => crop.name,
      (crop) => crop.id,
    ),
  ),
);

export const cropTypesAtom = liveAtom(['cropTypes'], async (source) =>
  (await readItems(source, 'cropTypes')).sort(
    compareBy(
      (cropType) => cropType.name,
      (cropType) => cropType.id,
    ),
  ),
);

/** The farm's meters by name, including retired ones. */
export const metersAtom = liveAtom(['meters'], async (source) =>
  (await readItems(source, 'meters')).sort(
    compareBy(
      (meter) => meter.name,
      (meter) => meter.id,
    ),
  ),
);

/** The farm's campaigns, latest start first. */
export const campaignsAtom = liveAtom(['campaigns'], async (source) =>
  (await readItems(source, 'campaigns'))
    .sort(
      compareBy(
        (campaign) => campaign.startDate,
        (campaign) => campaign.id,
      ),
    )
    .reverse(),
);

/** The farm's target bands, by plot and start. */
export const bandsAtom = liveAtom(['bands'], async (source) =>
  (await readItems(source, 'bands')).map(wholeBand).sort(
    compareBy(
      (band) => band.plotId,
      (band) => band.from,
      (band) => band.id,
    ),
  ),
);
