import { mostLogged } from '@seguia/shared/domain/log/certification-log';
import type { Db } from '../database/db.ts';
import { fromDay, onPlot, readingRows, toDay } from '../readings/readings.queries.ts';

export interface LogOf {
  farmerId: string;
  /** Days of the farm, both included. */
  from: string;
  to: string;
  plotId: string | undefined;
  /** With those that were deleted. */
  deleted: boolean;
}

const logRows = (db: Db, { farmerId, from, to, plotId, deleted }: LogOf) =>
  [...fromDay(from), ...toDay(to), ...(plotId === undefined ? [] : [onPlot(plotId)])]
    .reduce((rows, condition) => rows.where(condition), readingRows(db, farmerId))
    .$if(!deleted, (rows) => rows.where('readings.deleted_at', 'is', null));

/** A page of readings, the oldest first. */
export const findLogged = (db: Db, log: LogOf, size: number, offset: number) =>
  logRows(db, log).orderBy('timestamp').orderBy('readings.id').limit(size).offset(offset).execute();

/** How many there are. All are counted only where a log would not hold them: every page of one says it. */
export async function countLogged(db: Db, log: LogOf): Promise<number> {
  const count = await countUpTo(db, log, mostLogged + 1);
  return count > mostLogged ? countUpTo(db, log) : count;
}

async function countUpTo(db: Db, log: LogOf, most?: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      logRows(db, log)
        .clearSelect()
        .select('readings.id')
        .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
        .as('logged'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** All versions of some readings, with who made each, the oldest first. */
export const findVersions = (db: Db, farmerId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('revisions')
        .innerJoin('accounts', 'accounts.id', 'revisions.account_id')
        .select(['subject_id', 'version', 'action', 'at', 'account_id', 'firstname', 'lastname', 'snapshot'])
        .where('farmer_id', '=', farmerId)
        .where('subject', '=', 'reading')
        .where('subject_id', 'in', ids)
        .orderBy('subject_id')
        .orderBy('version')
        .execute();
