import { mostLogged } from '@seguia/shared/domain/log/certification-log';
import type { Db } from '../database/db.ts';
import { fromDay, onPlot, readingRows, toDay } from '../readings/readings.queries.ts';

export interface LogOf {
  farmerId: string;
  /** Days of the farm, both included. */
  from: string;
  to: string;
  plotId: string | undefined;
  /** Whether deleted readings are included. */
  deleted: boolean;
}

const logRows = (db: Db, { farmerId, from, to, plotId, deleted }: LogOf) =>
  [...fromDay(from), ...toDay(to), ...(plotId === undefined ? [] : [onPlot(plotId)])]
    .reduce((rows, condition) => rows.where(condition), readingRows(db, farmerId))
    .$if(!deleted, (rows) => rows.where('readings.deleted_at', 'is', null));

/** A page of readings, oldest first. */
export const findLogged = (db: Db, log: LogOf, size: number, offset: number) =>
  logRows(db, log).orderBy('timestamp').orderBy('readings.id').limit(size).offset(offset).execute();

/**
 * The number of readings, and their newest change: if one leaves the period while another enters it, the number alone stays the same. It
 * counts all of them only if they are more than a log may hold; every page of a log reports the number.
 */
export async function countLogged(db: Db, log: LogOf): Promise<{ count: number; newest: number | null }> {
  const counted = await countUpTo(db, log, mostLogged + 1);
  return counted.count > mostLogged ? countUpTo(db, log) : counted;
}

const countUpTo = (db: Db, log: LogOf, most?: number) =>
  db
    .selectFrom(
      logRows(db, log)
        .clearSelect()
        .select(['readings.id', 'readings.change_no'])
        .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
        .as('logged'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('logged.change_no').as('newest')])
    .executeTakeFirstOrThrow();

/** All versions of some readings with their authors, oldest first. */
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
