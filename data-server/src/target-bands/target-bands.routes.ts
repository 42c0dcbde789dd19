import type { Wire } from '@seguia/openapi';
import { overlaps } from '@seguia/shared/domain/bands';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { onFarm } from '../access/on-farm.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { refusal } from '../problems/refusal.ts';
import { findPlot } from '../readings/readings.queries.ts';
import { byColumn, limitColumns } from '../database/measure-columns.ts';
import type { Trx } from '../database/transaction.ts';
import { etagOf } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { bandJson } from './band-json.ts';
import { checkBand } from './band-rules.ts';
import * as queries from './target-bands.queries.ts';
import type { BandRow } from './target-bands.queries.ts';

export const listTargetBands = onFarm<'listTargetBands'>(listPermissions.target_bands, (call, farm) =>
  readList('bands', call, farm),
);

export const putTargetBand = onFarm<'putTargetBand'>('fertirrigation.update', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const { row, outcome } = await write<BandRow>(
    services,
    farm,
    { subject: 'target_band', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findBand(trx, farm.id, id),
      allow: () => undefined,
      change: (trx, current, stamp) => makeBand(trx, farm.id, id, body, current, stamp),
      store: queries.storeBand,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: bandJson(row) };
});

export const deleteTargetBand = onFarm<'deleteTargetBand'>('fertirrigation.update', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<BandRow>(
    services,
    farm,
    { subject: 'target_band', id, method: 'delete', body: null, headers },
    {
      find: (trx) => queries.findBand(trx, farm.id, id),
      allow(current) {
        if (!current || current.deleted_at !== null) throw new Problem('not_found');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: now } : null,
      store: queries.storeBand,
      action: () => 'deleted',
    },
  );
  return { status: 204, etag: etagOf(row) };
});

async function makeBand(
  trx: Trx,
  farmerId: string,
  id: string,
  body: Wire['TargetBandBody'],
  current: BandRow | undefined,
  { changeNo, version, now }: Stamp,
): Promise<BandRow> {
  // An app from before a limit leaves it out, without meaning to remove it.
  const before = current && current.deleted_at === null ? bandJson(current) : undefined;
  const none = { low: null, high: null };
  const difference = body.ec_difference ?? before?.ec_difference ?? none;
  const limits = byColumn((column) => body[column] ?? before?.[column] ?? none);
  const errors = checkBand({ ...body, ...limits, ec_difference: difference });
  if (errors.length > 0) throw new Problem('rule_broken', { errors });
  const plot = await findPlot(trx, farmerId, body.plot_id.toLowerCase());
  if (!plot) throw refusal('plot_id', 'plot_unknown');
  const cropType = await queries.findCropType(trx, farmerId, body.crop_type_id.toLowerCase());
  if (!cropType) throw ruleBroken('crop_type_id', 'crop_type_unknown', 'This crop type is not there.');
  const row: BandRow = {
    farmer_id: farmerId,
    id,
    plot_id: plot.id,
    crop_type_id: cropType.id,
    from_date: body.from,
    to_date: body.to ?? null,
    ...limitColumns((column) => limits[column]),
    ec_difference_low: difference.low,
    ec_difference_high: difference.high,
    created_at: current?.created_at ?? now,
    updated_at: now,
    version,
    change_no: changeNo,
    deleted_at: null,
  };
  const others = await queries.findOthers(trx, row);
  if (others.some((other) => overlaps(spanOf(other), spanOf(row)))) {
    throw ruleBroken('from', 'band_overlaps', 'Another band of this plot and crop type covers some of these days.');
  }
  return row;
}

const spanOf = (row: BandRow) => ({
  plotId: row.plot_id,
  cropTypeId: row.crop_type_id,
  from: row.from_date,
  to: row.to_date,
});
