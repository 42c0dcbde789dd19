import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { PageOf } from '../sync/lists.ts';
import { searchName } from './search-name.ts';

export interface FarmOrder {
  column: 'name' | 'id';
  descending: boolean;
}

export async function listFarmsOf(db: Db, accountId: string, search: string, order: FarmOrder[], page: PageOf) {
  let found = db.selectFrom('account_farms').where('account_id', '=', accountId);
  if (search !== '') {
    const pattern = `%${searchName(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
    found = found.where(sql<boolean>`search_name LIKE ${pattern} ESCAPE '\\'`);
  }
  let rows = found.select(['farmer_id as id', 'name', 'place', 'time_zone', 'modules', 'role']);
  for (const { column, descending } of [...order, { column: 'id' as const, descending: false }]) {
    rows = rows.orderBy(column === 'name' ? 'search_name' : 'farmer_id', descending ? 'desc' : 'asc');
  }
  const [data, { total }] = await Promise.all([
    rows.limit(page.size).offset(page.offset).execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}
