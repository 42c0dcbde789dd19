import { camel, type ReadingBody, snake, type Wire } from '@seguia/openapi';
import { type FarmClock, timestampOf } from '@seguia/shared/domain/farm-time';
import { may, mayChangeReading } from '@seguia/shared/domain/permissions';
import { takesReading } from '@seguia/shared/domain/plots/takes-reading';
import { checkReading } from '@seguia/shared/domain/readings/reading-rules';
import { isInstantCoherent } from '@seguia/shared/domain/readings/reading-when';
import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { clockAt } from '../farms/utc-offsets.ts';
import { onFarm, type FarmAccess } from '../access/on-farm.ts';
import { findMeter, unknownMeter } from '../meters/meters.queries.ts';
import { Problem } from '../problems/problems.ts';
import { refusal } from '../problems/refusal.ts';
import { findPerson } from '../session/account.queries.ts';
import type { Services } from '../services/services.ts';
import { noValues } from '../database/measure-columns.ts';
import type { Trx } from '../database/transaction.ts';
import { etagOf, isSame } from '../sync/etag.ts';
import type { SharedStamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { zoneOf } from './reading-filters.ts';
import { withLeftOut } from './left-out.ts';
import { readingJson, relationsOf } from './reading-json.ts';
import * as queries from './readings.queries.ts';
import type { ReadingRow } from './readings.queries.ts';
import { refusals } from './refusals.ts';

export const listReadings = onFarm<'listReadings'>(listPermissions.readings, (call, farm) => {
  if (call.query.deleted && !may(farm.permissions, 'fertirrigation.delete')) throw new Problem('forbidden');
  return readList('readings', call, farm);
});

export const getReading = onFarm<'getReading'>('fertirrigation.view', async ({ services, params, headers }, farm) => {
  const row = await queries.findReadingRow(services.database.lookups, farm.id, params.id);
  if (!row || row.deleted_at !== null) throw new Problem('not_found');
  const etag = etagOf(row);
  if (isSame(headers['If-None-Match'], etag)) return { status: 304, etag };
  const relations = await relationsOf(services.database.lookups, farm.id, headers['with-relations']);
  return { status: 200, etag, body: readingJson(row, zoneOf(headers['date-timezone']), relations) };
});

export const putReading = onFarm<'putReading'>('fertirrigation.view', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const { row, outcome } = await write<ReadingRow>(
    services,
    farm,
    { subject: 'reading', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findReading(trx, farm.id, id),
      allow(current) {
        if (current ? !mayChange(farm, 'update', current) : !may(farm.permissions, 'fertirrigation.create')) {
          throw new Problem('forbidden');
        }
      },
      change: (trx, current, stamp) => makeReading(trx, farm, id, body, current, stamp),
      store: queries.storeReading,
      together: queries.together,
      action: (current) => {
        if (!current) return 'created';
        return current.deleted_at === null ? 'updated' : 'restored';
      },
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: await withAuthor(services, farm, row) };
});

export const deleteReading = onFarm<'deleteReading'>('fertirrigation.view', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<ReadingRow>(
    services,
    farm,
    { subject: 'reading', id, method: 'delete', body: null, headers },
    {
      find: (trx) => queries.findReading(trx, farm.id, id),
      allow(current) {
        if (!current || current.deleted_at !== null) throw new Problem('not_found');
        if (!mayChange(farm, 'delete', current)) throw new Problem('forbidden');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: now } : null,
      store: queries.storeReading,
      together: queries.together,
      action: () => 'deleted',
    },
  );
  return { status: 204, etag: etagOf(row) };
});

export const restoreReading = onFarm<'restoreReading'>('fertirrigation.delete', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<ReadingRow>(
    services,
    farm,
    { subject: 'reading', id, method: 'restore', body: null, headers },
    {
      find: (trx) => queries.findReading(trx, farm.id, id),
      allow(current) {
        if (!current) throw new Problem('not_found');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current && current.deleted_at !== null
          ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: null }
          : null,
      store: queries.storeReading,
      together: queries.together,
      action: () => 'restored',
    },
  );
  return { status: 200, etag: etagOf(row), body: await withAuthor(services, farm, row) };
});

/** A retry is answered from its revision, which may be older than these columns. */
const notThereYet = { ...noValues, ...queries.notImported, meter_id: null };

async function withAuthor({ database: { lookups } }: Services, farm: FarmAccess, row: ReadingRow) {
  const isOwn = row.created_by === farm.accountId;
  const { firstname, lastname } = isOwn ? farm.person : await findPerson(lookups, row.created_by);
  return readingJson({ ...notThereYet, ...row, firstname, lastname });
}

const mayChange = (farm: FarmAccess, action: 'update' | 'delete', { created_by: author }: ReadingRow) =>
  mayChangeReading(farm.permissions, action, author === farm.accountId);

/** Checks the body by the same rules as the form, and by what only the server knows: the plot. */
async function makeReading(
  trx: Trx,
  farm: FarmAccess,
  id: string,
  body: Wire['ReadingBody'],
  current: ReadingRow | undefined,
  { changeNo, version, now, once }: SharedStamp,
): Promise<ReadingRow> {
  const typed = normaliseReading(camel(withLeftOut(body, current)));
  const clock = clockAt(farm.timeZone, new Date(now * 1000));
  const refused = refusals(checkReading(typed, { clock, now }));
  if (refused.length > 0) throw new Problem('rule_broken', { errors: refused });
  if (!isInstantCoherent(typed, clock)) {
    throw refusal('timestamp', 'timestamp_mismatch');
  }
  const plotId = body.plot_id.toLowerCase();
  const plot = await once(queries.plotName(plotId), () => queries.findPlot(trx, farm.id, plotId));
  if (!plot) throw refusal('plot_id', 'plot_unknown');
  const timestamp = instantOf(typed, current, clock);
  const before = current && { plotId: current.plot_id, timestamp: current.timestamp };
  if (!takesReading({ id: plot.id, closed: plot.closed === 1, updatedAt: plot.updated_at }, timestamp, before)) {
    throw refusal('plot_id', 'plot_closed');
  }
  const meterId = await meterOf(trx, farm.id, body, current, once);
  const { import_id, source } = current ?? queries.notImported;
  return {
    ...snake(typed),
    import_id,
    source,
    farmer_id: farm.id,
    id,
    plot_id: plot.id,
    meter_id: meterId,
    timestamp,
    created_by: current?.created_by ?? farm.accountId,
    created_at: current?.created_at ?? now,
    updated_at: now,
    version,
    change_no: changeNo,
    deleted_at: null,
  };
}

/** The meter that the caller names. An app from before meters leaves the field out, and then a reading keeps its meter. */
async function meterOf(
  trx: Trx,
  farmId: string,
  { meter_id: said }: Wire['ReadingBody'],
  current: ReadingRow | undefined,
  once: SharedStamp['once'],
): Promise<string | null> {
  if (said === undefined) return current?.meter_id ?? null;
  const meterId = said?.toLowerCase() ?? null;
  if (meterId !== null && !(await once(`meter ${meterId}`, () => findMeter(trx, farmId, meterId))))
    throw unknownMeter('meter_id');
  return meterId;
}

/** When the reading was taken: the caller's instant, otherwise the known one for the same date and time, otherwise by the farm's zone. */
function instantOf({ date, time, timestamp }: ReadingBody, current: ReadingRow | undefined, clock: FarmClock): number {
  if (timestamp !== undefined) return timestamp;
  const stays = current?.date === date && current.time === time;
  return stays ? current.timestamp : timestampOf(date, time, clock);
}
