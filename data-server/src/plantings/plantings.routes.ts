import { camel, snake, type Wire } from '@seguia/openapi';
import {
  checkNewPlanting,
  checkPlanting,
  plantingOfId,
  type PlantingKey,
  type PlantingProblemCode,
} from '@seguia/shared/domain/plantings/planting-rules';
import { need } from '../access/need.ts';
import { onFarm } from '../access/on-farm.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import { etagOf } from '../sync/etag.ts';
import type { Stamp, VersionedRow } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { plantingJson } from './planting-json.ts';
import * as queries from './plantings.queries.ts';
import type { PlantingRow } from './plantings.queries.ts';

/** A planting is made and ended, but never deleted. */
type Written = PlantingRow & VersionedRow;

export const putPlanting = onFarm<'putPlanting'>('fertirrigation.update', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const key = plantingOfId(id);
  if (!key) throw new Problem('not_found');
  const { row, outcome } = await write<Written>(
    services,
    farm,
    { subject: 'planting', id, method: 'put', body, headers },
    {
      async find(trx) {
        const found = await queries.findPlanting(trx, farm.id, key);
        return found && { ...found, id, deleted_at: null };
      },
      allow(current) {
        if (!current && headers['If-None-Match'] === undefined) throw new Problem('not_found');
        if (!current) need(farm.permissions, 'plots.update');
      },
      change: async (trx, current, stamp) =>
        makePlanting(
          trx,
          key,
          body,
          current ?? (await newPlanting(trx, farm.id, id, key)),
          stamp,
          current === undefined,
        ),
      store: queries.storePlanting,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: plantingJson(row) };
});

/** For people who read logs; the app has its own texts, by code. */
const messages: Record<PlantingProblemCode, string> = {
  date_invalid: 'There is no such day.',
  before_planting: 'This day lies before the planting.',
  after_end: 'This day lies after the last day of the planting.',
  harvest_before_flower: 'The first harvest lies before the first flower.',
  planting_overlaps: 'The same variety is planted there again before this day.',
};

/** A new planting without stages. Throws a 404 if the farm does not have the plot or the variety. */
async function newPlanting(trx: Trx, farmerId: string, id: string, key: PlantingKey): Promise<Written> {
  if (!(await queries.isPlantable(trx, farmerId, key))) throw new Problem('not_found');
  const { plotId: plot_id, cropTypeId: crop_type_id, from: from_date } = key;
  const row = { farmer_id: farmerId, plot_id, crop_type_id, from_date, to_date: null, ...queries.withoutStages };
  return { ...row, id, deleted_at: null, change_no: 0 };
}

async function makePlanting(
  trx: Trx,
  key: PlantingKey,
  body: Wire['PlantingBody'],
  current: Written,
  { changeNo, version }: Stamp,
  isNew: boolean,
): Promise<Written> {
  const { to, first_flower = null, first_harvest = null, topped = null } = body;
  const days = { first_flower, first_harvest, topped };
  const others = await queries.otherPlantings(trx, current.farmer_id, key);
  const planting = { from: key.from, to, ...camel(days) };
  const problems = isNew
    ? checkNewPlanting(planting, others)
    : checkPlanting(
        planting,
        others.map(({ from }) => from),
      );
  const errors = problems.map(({ field, code }) => ({
    field: Object.keys(snake({ [field]: null }))[0] ?? field,
    code,
    message: messages[code],
  }));
  if (errors.length > 0) throw new Problem('rule_broken', { errors });
  return { ...current, ...days, to_date: to, version, change_no: changeNo };
}
