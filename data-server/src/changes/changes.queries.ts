import type { Db } from '../database/db.ts';
import { builtOnce } from '../database/statements/built-once.ts';
import type { SyncedTable } from '../database/synced-table.ts';
import { Problem } from '../problems/problems.ts';
import { listNames } from '../sync/list-permissions.ts';

/** A number that no change has reached, for lists that nobody asks about. */
const beyond = Number.MAX_SAFE_INTEGER;

/** The numbers come in the order of `listNames`, and the farm last. */
const countersAndNews = builtOnce((db, ...values: (number | string)[]) =>
  db
    .selectFrom('farmers')
    .select(({ eb, exists, selectFrom }) => [
      'change_no',
      'purged_no',
      ...listNames.map((table, at) =>
        eb
          .case()
          .when(
            exists(
              selectFrom(table)
                .select(`${table}.id`)
                .whereRef(`${table}.farmer_id`, '=', 'farmers.id')
                .where(`${table}.change_no`, '>', values[at] as number)
                .whereRef(`${table}.change_no`, '<=', 'farmers.change_no'),
            ),
          )
          .then(eb.lit(1))
          .else(eb.lit(0))
          .end()
          .as(table),
      ),
    ])
    .where('farmers.id', '=', values.at(-1) as string),
);

/**
 * The farm's counters, and for each of its lists whether a row has changed after the number that `after` has for it: 1, or 0, also for lists
 * without a number. It is one statement, so that nothing is committed between its parts.
 */
export async function findNews(db: Db, farmerId: string, after: ReadonlyMap<SyncedTable, number>) {
  const [farm] = await countersAndNews(db, ...listNames.map((name) => after.get(name) ?? beyond), farmerId);
  if (!farm) throw new Problem('not_found');
  return farm;
}
