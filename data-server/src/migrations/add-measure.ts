import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { describeLargeFarm } from './large-farm.ts';

/**
 * Adds a measure's columns: the value of readings, between `low` and `high`, and the limits of target bands. A reading with nothing but
 * this value is a reading too, so the rule "at least one value" is rebuilt with the column in it. On PostgreSQL each statement takes one
 * step, as Citus adds no column together with a rule.
 */
export async function addMeasure(
  db: Kysely<unknown>,
  { real, options }: ColumnTypes,
  column: string,
  { low, high }: { low: number; high: number },
) {
  const check = `CHECK (${column} >= ${low} AND ${column} <= ${high})`;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`ALTER TABLE target_bands ADD COLUMN ${column}_low ${real}`);
  const order = `CHECK (${column}_high >= ${column}_low)`;
  if (options === 'STRICT') {
    await run(`ALTER TABLE target_bands ADD COLUMN ${column}_high ${real} ${order}`);
    await rebuildReadings(db, (create) =>
      create
        .replace('entry_type ', `${column} ${real} ${check}, entry_type `)
        .replace('CHECK (coalesce(', `CHECK (coalesce(${column}, `),
    );
    return;
  }
  await run(`ALTER TABLE target_bands ADD COLUMN ${column}_high ${real}`);
  await run(`ALTER TABLE target_bands ADD CONSTRAINT target_bands_${column}_check ${order}`);
  await run(`ALTER TABLE readings ADD COLUMN ${column} ${real}`);
  await run(`ALTER TABLE readings ADD CONSTRAINT readings_${column}_check ${check}`);
  const { rows } = await sql<{ name: string; rule: string }>`
    SELECT conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE conrelid = 'readings'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) ILIKE '%coalesce(%'`.execute(
    db,
  );
  for (const { name, rule } of rows) {
    await run(`ALTER TABLE readings DROP CONSTRAINT ${name}`);
    await run(`ALTER TABLE readings ADD CONSTRAINT ${name} ${rule.replace(/coalesce\(/i, `COALESCE(${column}, `)}`);
  }
}

/** SQLite cannot change a rule in place: the rows move into a new table, as its documentation describes (lang_altertable, section 7). */
async function rebuildReadings(db: Kysely<unknown>, change: (create: string) => string) {
  const { rows } = await sql<{ type: string; create: string }>`
    SELECT type, sql AS "create" FROM sqlite_master WHERE tbl_name = 'readings' AND sql IS NOT NULL`.execute(db);
  const [table] = rows.filter(({ type }) => type === 'table');
  if (!table) throw new Error('There is no table of readings.');
  const names = await sql<{ name: string }>`SELECT name FROM pragma_table_info('readings')`.execute(db);
  const columns = names.rows.map(({ name }) => name).join(', ');
  await sql.raw(change(table.create).replace(/^CREATE TABLE "?readings"?/, 'CREATE TABLE readings_new')).execute(db);
  await sql.raw(`INSERT INTO readings_new (${columns}) SELECT ${columns} FROM readings`).execute(db);
  await sql.raw('DROP TABLE readings').execute(db);
  await sql.raw('ALTER TABLE readings_new RENAME TO readings').execute(db);
  for (const { type, create } of rows) if (type === 'index') await sql.raw(create).execute(db);
  await describeLargeFarm(db);
}
