import { camel, snake, type Wire } from '@seguia/openapi';
import {
  checkPlanting,
  plantingOfId,
  type PlantingKey,
  type PlantingProblemCode,
} from '@seguia/shared/domain/plantings/planting-rules';
import { onFarm } from '../access/on-farm.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import { etagOf, type Stamp, type VersionedRow, write } from '../sync/write.ts';
import { plantingJson } from './planting-json.ts';
import * as queries from './plantings.queries.ts';
import type { PlantingRow } from './plantings.queries.ts';

/** A planting is ended, never deleted. */
type Written = PlantingRow & VersionedRow;

export const putPlanting = onFarm<'putPlanting'>('fertirrigation.update', async (call, farm) => {
  const { services, params, body, headers } = call;
  const id = params.id.toLowerCase();
  const key = plantingOfId(id);
  if (!key) throw new Problem('not_found');
  const { row } = await write<Written>(
    services,
    farm,
    { subject: 'planting', id, method: 'put', body, headers },
    {
      async find(trx) {
        const found = await queries.findPlanting(trx, farm.id, key);
        return found && { ...found, id, deleted_at: null };
      },
      allow(current) {
        if (!current) throw new Problem('not_found');
      },
      change: (trx, current, stamp) => changePlanting(trx, key, body, current, stamp),
      store: queries.storePlanting,
      action: () => 'updated',
    },
  );
  return { status: 200, etag: etagOf(row), body: plantingJson(row) };
});

/** For people who read logs; the app has its own texts by code. */
const messages: Record<PlantingProblemCode, string> = {
  date_invalid: 'There is no such day.',
  before_planting: 'This day lies before the planting.',
  after_end: 'This day lies after the last day of the planting.',
  harvest_before_flower: 'The first harvest lies before the first flower.',
  planting_overlaps: 'The same variety is planted there again before this day.',
};

async function changePlanting(
  trx: Trx,
  key: PlantingKey,
  body: Wire['PlantingBody'],
  current: Written | undefined,
  { changeNo, version, now }: Stamp,
): Promise<Written | null> {
  if (!current) return null;
  const { to, first_flower = null, first_harvest = null, topped = null } = body;
  const days = { first_flower, first_harvest, topped };
  const later = await queries.laterPlantings(trx, current.farmer_id, key);
  const problems = checkPlanting({ from: key.from, to, ...camel(days) }, later);
  const errors = problems.map(({ field, code }) => ({
    field: Object.keys(snake({ [field]: null }))[0] ?? field,
    code,
    message: messages[code],
  }));
  if (errors.length > 0) throw new Problem('rule_broken', { errors });
  return { ...current, ...days, to_date: to, version, change_no: changeNo, updated_at: now };
}
