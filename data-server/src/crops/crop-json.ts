import type { Wire } from '@seguia/openapi';
import type { Tables } from '../database/tables.ts';

/** A crop's row in the form of the contract. */
export const cropJson = ({
  id,
  name,
  archived,
  updated_at,
  version,
}: Pick<Tables['crops'], 'id' | 'name' | 'archived' | 'updated_at' | 'version'>): Wire['Crop'] => ({
  id,
  name,
  archived: archived === 1,
  updated_at,
  version,
});

/** A variety's row in the form of the contract. */
export const cropTypeJson = ({
  crop_id,
  ...row
}: Parameters<typeof cropJson>[0] & Pick<Tables['crop_types'], 'crop_id'>): Wire['CropType'] => ({
  ...cropJson(row),
  crop_id,
});
