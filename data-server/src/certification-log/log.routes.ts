import type { Wire } from '@seguia/openapi';
import { may } from '@seguia/shared/domain/permissions';
import { onFarm } from '../access/on-farm.ts';
import { countPhotos } from '../photos/photos.queries.ts';
import { readingJson } from '../readings/reading-json.ts';
import { changesBetween } from '../readings/revision-changes.ts';
import { pageOf } from '../sync/lists.ts';
import { plainMark } from '../sync/mark.ts';
import { countLogged, findLogged, findVersions, type LogOf } from './log.queries.ts';

export const listLog = onFarm<'listLog'>('fertirrigation.view', async ({ services, query, headers }, farm) => {
  const { lookups: db } = services.database;
  const page = pageOf(query, headers);
  const log: LogOf = {
    farmerId: farm.id,
    from: query.from,
    to: query.to,
    plotId: query.plot_id,
    deleted: may(farm.permissions, 'fertirrigation.delete'),
  };
  const found = await findLogged(db, log, page.size + 1, page.offset);
  const rows = found.slice(0, page.size);
  const changed = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  const versions = Map.groupBy(await findVersions(db, farm.id, changed), ({ subject_id: id }) => id);
  const photos = await countPhotos(
    db,
    farm.id,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => ({
    reading: readingJson(row),
    photos: photos.get(row.id) ?? 0,
    corrections: correctionsOf(versions.get(row.id) ?? []),
  }));
  const { count, newest } = await countLogged(db, log);
  const meta = {
    current_page: page.number,
    per_page: page.size,
    has_more: found.length > page.size,
    total: count,
    sync_date: plainMark(services.epoch, newest ?? 0),
  };
  return { status: 200, body: { data, meta } };
});

/** The changes after the first version. */
function correctionsOf(versions: Awaited<ReturnType<typeof findVersions>>): Wire['Revision'][] {
  return versions.flatMap(({ version, action, at, account_id: id, firstname, lastname, snapshot }, index) => {
    if (version === 1) return [];
    const changes = changesBetween(versions[index - 1]?.snapshot, snapshot);
    return [{ version, action, at, by: { id, firstname, lastname }, changes }];
  });
}
