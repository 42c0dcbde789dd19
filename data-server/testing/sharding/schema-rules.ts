import { sql } from 'kysely';
import type { Db } from '../../src/database/db.ts';
import type { Trx } from '../../src/database/transaction.ts';
import { localTables, referenceTables, shardColumns } from './shards.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
}

interface UniqueIndex {
  table: string;
  name: string;
  columns: string[];
}

interface ForeignKey extends UniqueIndex {
  referred: string;
  referred_columns: string[];
}

/** What Citus could not distribute by farm in a PostgreSQL schema, one sentence each. */
export async function brokenRules(db: Db | Trx): Promise<string[]> {
  const [columns, indexes, keys] = [await columnsOf(db), await uniqueIndexesOf(db), await foreignKeysOf(db)];
  return [
    ...unsortedTables(columns),
    ...badShardColumns(columns),
    ...indexes.flatMap(judgeIndex),
    ...keys.flatMap(judgeKey),
  ];
}

function unsortedTables(columns: readonly Column[]): string[] {
  const known = new Set([...shardColumns.keys(), ...referenceTables, ...localTables]);
  const found = new Set(columns.map(({ table }) => table));
  return [...found].filter((table) => !known.has(table)).map((table) => `${table} is on no list of sharding/shards.ts`);
}

/** Rows of one farm are on the same shard only if the farm's id has the same type and collation everywhere. */
function badShardColumns(columns: readonly Column[]): string[] {
  return [...shardColumns].flatMap(([table, name]) => {
    const column = columns.find((each) => each.table === table && each.column === name);
    if (!column) return [`${table} has no ${name}`];
    if (column.is_nullable) return [`${table}.${name} may be null`];
    return column.type === 'text C' ? [] : [`${table}.${name} is ${column.type}, not text C`];
  });
}

/** A shard sees only its own rows, so it cannot enforce a key without the farm. */
function judgeIndex({ table, name, columns }: UniqueIndex): string[] {
  const column = shardColumns.get(table);
  return column === undefined || columns.includes(column) ? [] : [`${table}: ${name} is unique without ${column}`];
}

function judgeKey({ table, name, columns, referred, referred_columns: referredColumns }: ForeignKey): string[] {
  const [from, to] = [shardColumns.get(table), shardColumns.get(referred)];
  if (referenceTables.includes(referred)) return [];
  if (to === undefined)
    return from === undefined && !referenceTables.includes(table)
      ? []
      : [`${table}: ${name} refers to ${referred}, which no shard has`];
  if (from === undefined) return [`${table}: ${name} refers to ${referred}, which is spread over shards`];
  const meets = columns.some((column, at) => column === from && referredColumns[at] === to);
  return meets ? [] : [`${table}: ${name} refers to ${referred} without ${from}`];
}

const columnsOf = async (db: Db | Trx): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    SELECT c.relname AS table, a.attname AS column, NOT a.attnotnull AS is_nullable,
      format_type(a.atttypid, a.atttypmod) || coalesce(' ' || o.collname, '') AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_collation o ON o.oid = a.attcollation
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`.execute(
    db,
  );
  return rows;
};

const uniqueIndexesOf = async (db: Db | Trx): Promise<UniqueIndex[]> => {
  const { rows } = await sql<UniqueIndex>`
    SELECT c.relname AS table, n.relname AS name, ${columnNames(sql`i.indrelid`, sql`i.indkey::int2[]`)} AS columns
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class n ON n.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique ORDER BY 1, 2`.execute(db);
  return rows;
};

const foreignKeysOf = async (db: Db | Trx): Promise<ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    SELECT c.relname AS table, k.conname AS name, f.relname AS referred,
      ${columnNames(sql`k.conrelid`, sql`k.conkey`)} AS columns, ${columnNames(sql`k.confrelid`, sql`k.confkey`)} AS referred_columns
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`.execute(db);
  return rows;
};

/** The names of a table's columns by their numbers, in that order. */
const columnNames = (table: ReturnType<typeof sql>, numbers: ReturnType<typeof sql>) =>
  sql`ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS part (number, place)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = part.number ORDER BY place)`;
