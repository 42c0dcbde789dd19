import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

/** In SQLite, transactions include changes of tables; Kysely does not rely on that, and would migrate in single statements. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter = () => new TransactionalAdapter();
}

/** Connects Kysely to an open SQLite database. */
export function sqliteDialect(sqlite: DatabaseSync) {
  const known = new Map<string, SqliteStatement>();
  const prepare = (text: string) => {
    const found = known.get(text);
    if (found) return found;
    // The columns of a statement's result are read once, and these statements change them.
    if (known.size >= 300 || /^\s*(alter|create|drop)\s/i.test(text)) known.clear();
    const statement = text === 'rollback' ? rollbackOf(sqlite) : forKysely(sqlite.prepare(text));
    known.set(text, statement);
    return statement;
  };
  return new TransactionalDialect({ database: { close: () => sqlite.close(), prepare } });
}

/** SQLite has already rolled back by itself, for example on a full disk: the error about that must not hide the original one. */
function rollbackOf(sqlite: DatabaseSync): SqliteStatement {
  const statement = forKysely(sqlite.prepare('rollback'));
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (sqlite.isTransaction ? statement.run(parameters) : nothing) };
}

function forKysely(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  const rowOf = rowMaker(statement.columns().map(({ name }) => name));
  statement.setReturnArrays(true);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)).map(rowOf),
    run: (parameters) => statement.run(...values(parameters)),
    *iterate(parameters) {
      for (const columns of statement.iterate(...values(parameters))) yield rowOf(columns);
    },
  };
}

/**
 * Makes a function that creates objects with these keys from values in their order. Each object is a copy of an empty one: V8 turns an
 * object that gets more than a dozen keys one by one (as the driver makes rows) into a dictionary, which takes two or three times as long
 * to read and to write as JSON.
 */
function rowMaker(keys: readonly string[]): (values: unknown) => Record<string, unknown> {
  const empty: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, null]));
  return (values) => {
    const row = { ...empty };
    for (let at = 0; at < keys.length; at += 1) row[keys[at] as string] = (values as unknown[])[at];
    return row;
  };
}

/**
 * Migrates in one transaction: a new version that is killed during it, or whose disk is full, leaves the database as the old version had
 * it. If two servers start at once, the second waits.
 */
export const migrateSqlite = (db: Db): Promise<void> => inTransaction(db, (trx) => migrate(trx, 'sqlite'));
