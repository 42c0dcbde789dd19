import { apiAtom, call, farmPath, onWire, writeOnce } from '@seguia/shared/platform';
import { plantingId } from '@seguia/shared/domain/plantings/planting-rules';
import { atom } from 'jotai';
import { limit } from './limit.ts';

/** A variety that the farm lacks, with its crop, which is new where it has a name. The ids stay the same in each try. */
interface VarietyToMake {
  id: string;
  name: string;
  crop: { id: string; name: string | null };
}

/** A variety that stood in a plot from its first to its last day. */
interface PlantingToMake {
  plotId: string;
  cropTypeId: string;
  from: string;
  to: string;
}

interface Varieties {
  varieties: readonly VarietyToMake[];
  plantings: readonly PlantingToMake[];
}

/** Makes crops, varieties and plantings, in this order. All can be sent again. Throws ApiError. */
export const makeVarietiesAtom = atom(null, async (get, _set, { varieties, plantings }: Varieties): Promise<void> => {
  const api = get(apiAtom);
  const path = (id: string) => ({ ...farmPath(get), id });
  const crops = new Map(varieties.flatMap(({ crop: { id, name } }) => (name === null ? [] : [[id, name] as const])));
  for (const [id, name] of crops) {
    const body = { name };
    await writeOnce({ id, version: null, body }, (header) =>
      call(api.PUT('/farmers/{farmer_id}/crops/{id}', { params: { path: path(id), header }, body, signal: limit() })),
    );
  }
  for (const { id, name, crop } of varieties) {
    const body = { name, cropId: crop.id };
    await writeOnce({ id, version: null, body }, (header) =>
      call(
        api.PUT('/farmers/{farmer_id}/crop-types/{id}', {
          params: { path: path(id), header },
          body: onWire(body),
          signal: limit(),
        }),
      ),
    );
  }
  for (const { to, ...planting } of plantings) {
    const id = plantingId(planting);
    const body = { to };
    await writeOnce({ id, version: null, body }, (header) =>
      call(
        api.PUT('/farmers/{farmer_id}/plantings/{id}', {
          params: { path: path(id), header },
          body,
          signal: limit(),
        }),
      ),
    );
  }
});
