import { camel, type Wire } from '@seguia/openapi';
import { checkMeter, type MeterProblemCode, usualCalibrationDays } from '@seguia/shared/domain/meters/meter-rules';
import { tidyName } from '@seguia/shared/domain/plots/names';
import { need } from '../access/need.ts';
import { onFarm } from '../access/on-farm.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { etagOf } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { fieldErrors } from './field-errors.ts';
import { meterJson } from './meter-json.ts';
import { findMeter, type MeterRow, meterRows, storeMeter } from './meters.queries.ts';

export const listMeters = onFarm<'listMeters'>(listPermissions.meters, (call, farm) => readList('meters', call, farm));

export const putMeter = onFarm<'putMeter'>('fertirrigation.view', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const { row, outcome } = await write<MeterRow>(
    services,
    farm,
    { subject: 'meter', id, method: 'put', body, headers },
    {
      find: (trx) => findMeter(trx, farm.id, id),
      allow: (current) => need(farm.permissions, current ? 'tools.update' : 'tools.create'),
      change: (trx, current, stamp) => makeMeter(trx, { farmerId: farm.id, id, body, current }, stamp),
      store: storeMeter,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: meterJson(row) };
});

/** For people who read logs; the app has its own texts, by code. */
const messages: Record<MeterProblemCode, string> = {
  name_missing: 'A meter needs a name.',
  name_too_long: 'The name is too long.',
  name_taken: 'Another meter of the farm has this name.',
  serial_number_too_long: 'The serial number is too long.',
  buffers_impossible: 'Buffers are up to five different pH above 0 and at most 14.',
  standards_impossible: 'Standards are up to five different EC above 0 and at most 200 mS/cm.',
  calibration_days_impossible: 'The days must be a whole number from 1 to 366.',
};

interface ToMake {
  farmerId: string;
  id: string;
  body: Wire['MeterBody'];
  current: MeterRow | undefined;
}

/** Checks the body by the rules of the form. Throws 422. */
async function makeMeter(
  trx: Trx,
  { farmerId, id, body, current }: ToMake,
  { changeNo, version, now }: Stamp,
): Promise<MeterRow> {
  const others = (await meterRows(trx, farmerId).execute()).filter((meter) => meter.id !== id);
  const problems = checkMeter(
    camel(body),
    others.map(({ name }) => name),
  );
  if (problems.length > 0) throw new Problem('rule_broken', { errors: fieldErrors(problems, messages) });
  return {
    farmer_id: farmerId,
    id,
    name: tidyName(body.name),
    kind: body.kind,
    serial_number: body.serial_number?.trim() || null,
    ph_buffers: JSON.stringify(body.ph_buffers ?? []),
    ec_standards: JSON.stringify(body.ec_standards ?? []),
    calibration_days: body.calibration_days ?? usualCalibrationDays,
    retired: body.retired ? 1 : 0,
    version,
    change_no: changeNo,
    created_at: current?.created_at ?? now,
    updated_at: now,
    deleted_at: null,
  };
}
