import { may } from '@seguia/shared/domain/permissions';
import { onFarm } from '../access/on-farm.ts';
import { pageOf } from '../sync/lists.ts';
import { Problem } from '../problems/problems.ts';
import { changesBetween } from './revision-changes.ts';
import { findReadingRow } from './readings.queries.ts';
import { findRevisions } from './revisions.queries.ts';

export const listRevisions = onFarm<'listRevisions'>('fertirrigation.view', async (call, farm) => {
  const { services, params, query, headers } = call;
  const { lookups: db } = services.database;
  const { id } = params;
  const reading = await findReadingRow(db, farm.id, id);
  const isVisible = reading && (reading.deleted_at === null || may(farm.permissions, 'fertirrigation.delete'));
  if (!isVisible) throw new Problem('not_found');
  const page = pageOf(query, headers);
  const found = await findRevisions(db, farm.id, id, page);
  const data = found
    .slice(0, page.size)
    .map(({ version, action, at, account_id, firstname, lastname, snapshot }, n) => ({
      version,
      action,
      at,
      by: { id: account_id, firstname, lastname },
      changes: changesBetween(found[n + 1]?.snapshot, snapshot),
    }));
  const meta = { current_page: page.number, per_page: page.size, has_more: found.length > page.size };
  return { status: 200, body: { data, meta } };
});
