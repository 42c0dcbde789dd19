import type { Wire } from '@seguia/openapi';
import { chosenFields, orderOf, pageOf } from '../sync/lists.ts';
import type { Handler } from '../http/operation.ts';
import { accountIdOf } from '../access/session-of.ts';
import { utcOffsets } from './utc-offsets.ts';
import { onFarm } from '../access/on-farm.ts';
import { listFarmsOf } from './farms.queries.ts';

/** The list includes farms that have not subscribed, because it is shown before a farm is chosen. */
export const listFarmers: Handler<'listFarmers'> = async ({ services, token, query, headers }) => {
  const accountId = await accountIdOf(services, token);
  const page = pageOf(query, headers);
  const order = orderOf(headers['order-by'] ?? ['name']);
  const { data, total } = await listFarmsOf(services.database.lookups, accountId, query.search ?? '', order, page);
  const entries = data.map(({ modules, ...farm }) => ({
    ...farm,
    utc_offsets: utcOffsets(farm.time_zone, services.now()),
    modules: JSON.parse(modules) as Wire['Module'][],
  }));
  const meta = {
    current_page: page.number,
    per_page: page.size,
    has_more: page.offset + data.length < total,
    total,
  };
  return { status: 200, body: { data: chosenFields(entries, headers.fields), meta } };
};

export const getFarmer = onFarm<'getFarmer'>('farms.view', async ({ services }, farm) => {
  const { id, name, place, timeZone, modules, role, permissions } = farm;
  const clock = { time_zone: timeZone, utc_offsets: utcOffsets(timeZone, services.now()) };
  return { status: 200, body: { id, name, place, ...clock, modules, role, permissions } };
});
