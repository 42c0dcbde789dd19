import { apiAtom, call, farmPath, snake, writeOnce } from '@seguia/shared/platform';
import { atom } from 'jotai';
import { callSignal } from '../own-account/call-failure.ts';

export interface CropToSave {
  id: string;
  /** The version that the person saw; null for a new one. */
  version: number | null;
  name: string;
  archived?: boolean;
}

export interface CropTypeToSave extends CropToSave {
  cropId: string;
}

/** Adds or changes a crop on the server. Throws ApiError: 412 when somebody changed it meanwhile, 422 names the field. */
export const saveCropAtom = atom(null, async (get, _set, { id, version, ...body }: CropToSave): Promise<void> => {
  const path = { ...farmPath(get), id };
  await writeOnce({ id, version, body }, (header) =>
    call(
      get(apiAtom).PUT('/farmers/{farmer_id}/crops/{id}', {
        params: { path, header },
        body: snake(body),
        signal: callSignal(),
      }),
    ),
  );
});

/** Adds or changes a variety on the server. Throws like `saveCropAtom`. */
export const saveCropTypeAtom = atom(
  null,
  async (get, _set, { id, version, ...body }: CropTypeToSave): Promise<void> => {
    const path = { ...farmPath(get), id };
    await writeOnce({ id, version, body }, (header) =>
      call(
        get(apiAtom).PUT('/farmers/{farmer_id}/crop-types/{id}', {
          params: { path, header },
          body: snake(body),
          signal: callSignal(),
        }),
      ),
    );
  },
);
