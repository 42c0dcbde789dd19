import type { Wire } from '@seguia/openapi';
import { zoneClock } from '@seguia/shared/domain/farm-time';
import { may, mayChangeReading } from '@seguia/shared/domain/permissions';
import { type DayOfPlot, dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import { waterFields, waterValues, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import { checkWaterDay, type WaterProblemCode } from '@seguia/shared/domain/water/water-rules';
import { onFarm, type FarmAccess } from '../access/on-farm.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { refusal } from '../problems/refusal.ts';
import { findPlot } from '../readings/readings.queries.ts';
import { findPerson } from '../session/account.queries.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { etagOf, isSame } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { waterDayJson } from './water-day-json.ts';
import * as queries from './water-days.queries.ts';
import type { WaterDayRow } from './water-days.queries.ts';

export const listWaterDays = onFarm<'listWaterDays'>(listPermissions.water_days, (call, farm) =>
  readList('waterDays', call, farm),
);

export const getWaterDay = onFarm<'getWaterDay'>('fertirrigation.view', async ({ services, params, headers }, farm) => {
  const row = await queries.findWaterDayRow(services.database.lookups, farm.id, params.id);
  if (!row) throw new Problem('not_found');
  const etag = etagOf(row);
  if (isSame(headers['If-None-Match'], etag)) return { status: 304, etag };
  return { status: 200, etag, body: waterDayJson(row) };
});

export const putWaterDay = onFarm<'putWaterDay'>('fertirrigation.view', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const values = waterValues(body);
  const { row, outcome } = await write<WaterDayRow>(
    services,
    farm,
    { subject: 'water_day', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findWaterDay(trx, farm.id, id),
      allow(current) {
        if (!may(farm.permissions, 'fertirrigation.create') && !(current && mayChange(farm, 'update', current)))
          throw new Problem('forbidden');
      },
      change: (trx, current, stamp) => makeWaterDay(trx, farm, id, values, current, stamp),
      store: queries.storeWaterDay,
      action: (current) => {
        if (!current) return 'created';
        return current.deleted_at === null ? 'updated' : 'restored';
      },
    },
  );
  const { firstname, lastname } = await findPerson(services.database.lookups, row.created_by);
  const answered = waterDayJson({ ...row, firstname, lastname });
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: answered };
});

export const deleteWaterDay = onFarm<'deleteWaterDay'>('fertirrigation.view', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<WaterDayRow>(
    services,
    farm,
    { subject: 'water_day', id, method: 'delete', body: null, headers },
    {
      find: (trx) => queries.findWaterDay(trx, farm.id, id),
      allow(current) {
        if (!current || current.deleted_at !== null) throw new Problem('not_found');
        if (!mayChange(farm, 'delete', current)) throw new Problem('forbidden');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: now } : null,
      store: queries.storeWaterDay,
      action: () => 'deleted',
    },
  );
  return { status: 204, etag: etagOf(row) };
});

const mayChange = (farm: FarmAccess, action: 'update' | 'delete', { created_by: author }: WaterDayRow) =>
  mayChangeReading(farm.permissions, action, author === farm.accountId);

/** Whether the new values change an existing one; adding a missing value does not. A deleted day has no values. */
const takesAway = (current: WaterDayRow, values: WaterValues) =>
  current.deleted_at === null &&
  waterFields.some((field) => current[field] !== null && current[field] !== values[field]);

/** For people who read logs; the app has its own texts, by code. */
const messages: Partial<Record<WaterProblemCode, string>> = {
  date_in_future: 'The date cannot be in the future, please choose a valid date.',
  nothing_measured: 'A day holds its water, its light or both.',
};

async function makeWaterDay(
  trx: Trx,
  farm: FarmAccess,
  id: string,
  values: WaterValues,
  current: WaterDayRow | undefined,
  { changeNo, version, now }: Stamp,
): Promise<WaterDayRow> {
  // Checked after the preconditions: a caller who has not seen the other's value does not mean to remove it.
  if (current && takesAway(current, values) && !mayChange(farm, 'update', current)) throw new Problem('forbidden');
  const day = await checkedDay(trx, farm, id, values, now);
  return {
    farmer_id: farm.id,
    id,
    plot_id: day.plotId,
    date: day.date,
    ...values,
    // The author of a day that is written again after its deletion is the person who writes it.
    created_by: current?.deleted_at === null ? current.created_by : farm.accountId,
    created_at: current?.created_at ?? now,
    updated_at: now,
    version,
    change_no: changeNo,
    deleted_at: null,
  };
}

/** Checks the day by the same rules as the form, and by what only the server knows: the plot. */
async function checkedDay(
  trx: Trx,
  farm: FarmAccess,
  id: string,
  values: WaterValues,
  now: number,
): Promise<DayOfPlot> {
  const day = dayOfWaterId(id);
  if (!day) throw ruleBroken('date', 'date_invalid', 'There is no such day.');
  const errors: Wire['FieldError'][] = checkWaterDay(day.date, values, { clock: zoneClock(farm.timeZone), now })
    .filter(({ severity }) => severity === 'refused')
    .map(({ field, code }) => ({ field, code, message: messages[code] ?? `This value is refused (${code}).` }));
  if (errors.length > 0) throw new Problem('rule_broken', { errors });
  if (day.plotId !== null && !(await findPlot(trx, farm.id, day.plotId))) throw refusal('plot_id', 'plot_unknown');
  return day;
}
