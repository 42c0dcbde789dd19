import { may } from '@seguia/shared/domain/permissions';
import { onFarm } from '../access/on-farm.ts';
import { Problem } from '../problems/problems.ts';
import { findPerson } from '../session/account.queries.ts';
import { seconds, type Services } from '../services/services.ts';
import { etagOf } from '../sync/etag.ts';
import { write } from '../sync/write.ts';
import { addReadings } from './add-readings.ts';
import { checkReadings } from './checked-readings.ts';
import { importJson } from './import-json.ts';
import { findImport, type ImportRow, importRows, removeReadings, storeImport } from './imports.queries.ts';

/** The largest number of imports in an answer. */
const mostImports = 100;

export const listImports = onFarm<'listImports'>('fertirrigation.update', async ({ services }, farm) => {
  const found = await importRows(services.database.lookups, farm.id)
    .orderBy('imports.created_at', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(mostImports + 1)
    .execute();
  const meta = { current_page: 1, per_page: mostImports, has_more: found.length > mostImports };
  return { status: 200, body: { data: found.slice(0, mostImports).map(importJson), meta } };
});

export const putImport = onFarm<'putImport'>('fertirrigation.update', async (call, farm) => {
  const { services, params, body, headers } = call;
  if (!may(farm.permissions, 'fertirrigation.create')) throw new Problem('forbidden');
  const { id } = params;
  const checked = await checkReadings(body.readings, farm.timeZone, seconds(services.now()));
  const { row, outcome } = await write<ImportRow>(
    services,
    farm,
    { subject: 'import', id, method: 'put', body, headers },
    {
      find: (trx) => findImport(trx, farm.id, id),
      allow: () => undefined,
      async change(trx, _current, { version, now }) {
        const file = { id, name: body.file_name, hash: headers['Idempotency-Key'], now };
        const imported = await addReadings(trx, farm, checked, file);
        return {
          farmer_id: farm.id,
          id,
          file_name: body.file_name,
          imported,
          skipped: checked.length - imported,
          stayed: null,
          created_by: farm.accountId,
          created_at: now,
          version,
          deleted_at: null,
        };
      },
      store: storeImport,
      action: () => 'created',
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: await withAuthor(services, row) };
});

export const undoImport = onFarm<'undoImport'>('fertirrigation.update', async (call, farm) => {
  const { services, params, headers } = call;
  if (!may(farm.permissions, 'fertirrigation.delete')) throw new Problem('forbidden');
  const { id } = params;
  const { row } = await write<ImportRow>(
    services,
    farm,
    { subject: 'import', id, method: 'delete', body: null, headers },
    {
      find: (trx) => findImport(trx, farm.id, id),
      allow(current) {
        if (!current || current.deleted_at !== null) throw new Problem('not_found');
      },
      async change(trx, current, { changeNo, version, now }) {
        if (!current) return null;
        return { ...current, version, stayed: await removeReadings(trx, farm.id, id, changeNo), deleted_at: now };
      },
      store: storeImport,
      action: () => 'deleted',
    },
  );
  return { status: 200, etag: etagOf(row), body: await withAuthor(services, row) };
});

async function withAuthor({ database: { lookups } }: Services, row: ImportRow) {
  const { firstname, lastname } = await findPerson(lookups, row.created_by);
  return importJson({ ...row, firstname, lastname });
}
