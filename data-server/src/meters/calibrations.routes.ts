import { camel, type Wire } from '@seguia/openapi';
import {
  type CalibrationProblemCode,
  checkCalibration,
  normaliseCalibration,
} from '@seguia/shared/domain/meters/calibration-rules';
import { may } from '@seguia/shared/domain/permissions';
import { need } from '../access/need.ts';
import { onFarm, type FarmAccess } from '../access/on-farm.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem } from '../problems/problems.ts';
import { findPerson } from '../session/account.queries.ts';
import type { Services } from '../services/services.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { etagOf } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { calibrationJson } from './calibration-json.ts';
import { type CalibrationRow, findCalibration, storeCalibration } from './calibrations.queries.ts';
import { fieldErrors } from './field-errors.ts';
import { findMeter, unknownMeter } from './meters.queries.ts';

export const listCalibrations = onFarm<'listCalibrations'>(listPermissions.calibrations, (call, farm) =>
  readList('calibrations', call, farm),
);

export const putCalibration = onFarm<'putCalibration'>('fertirrigation.create', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const { row, outcome } = await write<CalibrationRow>(
    services,
    farm,
    { subject: 'calibration', id, method: 'put', body, headers },
    {
      find: (trx) => findCalibration(trx, farm.id, id),
      allow(current) {
        // A calibration is noted once and never changed, whatever version the caller has seen.
        if (current) throw new Problem('moved_on', { current: { version: current.version, deleted: false } });
      },
      change: (trx, _current, stamp) => noted(trx, farm, id, body, stamp),
      store: storeCalibration,
      action: () => 'created',
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: await withPeople(services, row) };
});

export const withdrawCalibration = onFarm<'withdrawCalibration'>('fertirrigation.view', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<CalibrationRow>(
    services,
    farm,
    { subject: 'calibration', id, method: 'delete', body: null, headers },
    {
      find: (trx) => findCalibration(trx, farm.id, id),
      allow(current) {
        if (!current) throw new Problem('not_found');
        const isOwn = current.created_by === farm.accountId && may(farm.permissions, 'fertirrigation.create');
        if (!isOwn) need(farm.permissions, 'tools.update');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current && current.withdrawn_at === null
          ? {
              ...current,
              change_no: changeNo,
              version,
              updated_at: now,
              withdrawn_at: now,
              withdrawn_by: farm.accountId,
            }
          : null,
      store: storeCalibration,
      action: () => 'deleted',
    },
  );
  return { status: 200, etag: etagOf(row), body: await withPeople(services, row) };
});

/** For people who read logs; the app has its own texts, by code. */
const messages: Record<CalibrationProblemCode, string> = {
  date_in_future: 'The instant cannot be in the future.',
  nothing_calibrated: 'A calibration is of the electrode, of the cell, or of both.',
  not_measured: 'The meter does not measure this.',
  points_number: 'An electrode is calibrated in two or three buffers.',
  points_alike: 'Name each buffer once.',
  points_impossible: 'A buffer has a pH above 0 and at most 14, and between −1000 and 1000 mV.',
  temperature_impossible: 'The temperature must be between 0 and 60 °C.',
  slope_impossible: 'The slope must be above 0 and at most 150 %.',
  offset_impossible: 'The offset must be between −500 and 500 mV.',
  cell_constant_impossible: 'The cell constant must be above 0 and at most 100.',
  standard_impossible: 'The standard must be above 0 and at most 200 mS/cm.',
};

/** Checks the body by the rules of the form, and by what only the server knows: the meter. Throws 422. */
async function noted(
  trx: Trx,
  farm: FarmAccess,
  id: string,
  body: Wire['CalibrationBody'],
  { changeNo, version, now }: Stamp,
): Promise<CalibrationRow> {
  const meter = await findMeter(trx, farm.id, body.meter_id.toLowerCase());
  if (!meter) throw unknownMeter('meter_id');
  const values = normaliseCalibration(camel(body));
  const problems = checkCalibration(values, meter.kind, now);
  if (problems.length > 0) throw new Problem('rule_broken', { errors: fieldErrors(problems, messages) });
  return {
    farmer_id: farm.id,
    id,
    meter_id: meter.id,
    at: values.at,
    points: JSON.stringify(values.points),
    temperature: values.temperature,
    slope: values.slope,
    offset_mv: values.offset,
    cell_constant: values.cellConstant,
    ec_standard: values.ecStandard,
    created_by: farm.accountId,
    withdrawn_at: null,
    withdrawn_by: null,
    version,
    change_no: changeNo,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

async function withPeople({ database: { lookups } }: Services, row: CalibrationRow) {
  const { firstname, lastname } = await findPerson(lookups, row.created_by);
  const withdrawer = row.withdrawn_by === null ? null : await findPerson(lookups, row.withdrawn_by);
  return calibrationJson({
    ...row,
    firstname,
    lastname,
    withdrawn_firstname: withdrawer?.firstname ?? null,
    withdrawn_lastname: withdrawer?.lastname ?? null,
  });
}
