import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { migrationNames, migratorOf, newestMigration } from './migrate.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

type Row = Record<string, string | number | null>;

const openedAt = async (step: string) => {
  const sqlite = new DatabaseSync(':memory:');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  const migrator = migratorOf(db, 'sqlite');
  const to = async (name: string) => {
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
  };
  await to(step);
  return { sqlite, to };
};

const tablesOf = (sqlite: DatabaseSync) =>
  sqlite
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'kysely*' AND name NOT GLOB 'sqlite*'",
    )
    .all() as { name: string; sql: string }[];

const rowOf = (sqlite: DatabaseSync, table: string) =>
  sqlite.prepare(`SELECT * FROM ${table}`).get() as Row | undefined;

/** A value that the rules of the table let into the column, another one for each. */
function valueFor(column: { name: string; type: string }, place: number, create: string): string | number {
  const choice = new RegExp(`\\b${column.name}\\b[^,]*?\\bIN \\('([^']+)'`).exec(create)?.[1];
  if (choice !== undefined) return choice;
  if (column.type === 'INTEGER') return /\bIN \(0, ?1\)/.test(create) ? 1 : place + 1;
  if (column.type === 'REAL') return 1 + place / 100;
  const length = Number(new RegExp(`\\blength\\(${column.name}\\) (?:=|IN \\() ?(\\d+)`).exec(create)?.[1] ?? 36);
  return `${place}-${column.name}`.padEnd(length, '0').slice(0, length);
}

/** Puts one row with every column filled into every table. */
function fill(sqlite: DatabaseSync): Map<string, Row> {
  sqlite.exec('PRAGMA foreign_keys = OFF');
  for (const { name, sql } of tablesOf(sqlite)) {
    sqlite.exec(`DELETE FROM ${name}`);
    const columns = sqlite.prepare(`PRAGMA table_info(${name})`).all() as { name: string; type: string }[];
    const values = columns.map((column, place) => valueFor(column, place, sql));
    const holes = columns.map(() => '?').join(', ');
    try {
      sqlite.prepare(`INSERT INTO ${name} VALUES (${holes})`).run(...values);
    } catch (error) {
      throw new Error(`${name}: ${JSON.stringify(values)}: ${sql}`, { cause: error });
    }
  }
  return new Map(tablesOf(sqlite).map(({ name }) => [name, rowOf(sqlite, name) ?? {}]));
}

describe.runIf(inject('database') === 'sqlite')('a database with a row in every table, every column filled', () => {
  test.each(migrationNames.slice(0, -1))('keeps every value of %s in all steps that follow', async (from) => {
    const { sqlite, to } = await openedAt(from);
    const before = fill(sqlite);
    await to(newestMigration);
    const tables = tablesOf(sqlite).map(({ name }) => name);
    const lost = [...before].flatMap(([table, row]) => {
      const after = tables.includes(table) ? rowOf(sqlite, table) : undefined;
      return Object.entries(row).flatMap(([column, value]) =>
        after?.[column] === value ? [] : [`${table}.${column}: ${value} became ${after?.[column]}`],
      );
    });
    expect(lost).toEqual([]);
    sqlite.close();
  });
});
