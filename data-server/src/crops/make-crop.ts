import type { Wire } from '@seguia/openapi';
import { checkName, isSameName, type NameProblemCode } from '@seguia/shared/domain/plots/names';
import type { Trx } from '../database/transaction.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { findCropRow, otherCropNames, otherTypeNames, type CropRow, type CropTypeRow } from './crops.queries.ts';

export interface ToMake<Body, Row> {
  farmerId: string;
  id: string;
  body: Body;
  current: Row | undefined;
  stamp: Stamp;
}

/** Makes the row of a crop that somebody saves. Throws 422; 404 for a deleted one. */
export async function makeCrop(trx: Trx, make: ToMake<Wire['CropBody'], CropRow>): Promise<CropRow> {
  const row = common(make);
  if (!hasItsName(make)) refuse(checkName(row.name, await otherCropNames(trx, make.farmerId, make.id)));
  return row;
}

/** Makes the row of a variety that somebody saves; it cannot change its crop. Throws 422; 404 for a deleted one. */
export async function makeCropType(trx: Trx, make: ToMake<Wire['CropTypeBody'], CropTypeRow>): Promise<CropTypeRow> {
  const { farmerId, body, current } = make;
  const crop = await findCropRow(trx, farmerId, body.crop_id.toLowerCase());
  if (!crop || crop.deleted_at !== null) throw ruleBroken('crop_id', 'crop_unknown', 'This crop is not there.');
  if (current && current.crop_id !== crop.id)
    throw ruleBroken('crop_id', 'crop_fixed', 'A variety stays with its crop.');
  const row = { ...common(make), crop_id: crop.id };
  if (!hasItsName(make)) refuse(checkName(row.name, await otherTypeNames(trx, row)));
  return row;
}

type Named = ToMake<{ name: string; archived?: boolean }, CropRow>;

function common({ farmerId, id, body, current, stamp: { changeNo, version, now } }: Named): CropRow {
  if (current && current.deleted_at !== null) throw new Problem('not_found');
  return {
    farmer_id: farmerId,
    id,
    name: body.name.trim(),
    archived: body.archived ? 1 : 0,
    version,
    change_no: changeNo,
    created_at: current?.created_at ?? now,
    updated_at: now,
    deleted_at: null,
  };
}

/** Whether a duplicate name is unchanged: an existing duplicate is refused only if somebody enters it. */
const hasItsName = ({ body, current }: Named) => current !== undefined && isSameName(current.name, body.name);

/** For people who read logs; the app has its own texts, by code. */
const messages: Record<NameProblemCode, string> = {
  name_missing: 'It needs a name.',
  name_too_long: 'The name is too long.',
  name_taken: 'There is another of this name already.',
};

function refuse(code: NameProblemCode | null) {
  if (code !== null) throw ruleBroken('name', code, messages[code]);
}
