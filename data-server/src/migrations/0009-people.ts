import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/**
 * People who can be disabled on a farm, and invitations to a farm. Only the hash of an invitation's token is stored, and only while it can
 * be used.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`ALTER TABLE farm_accounts ADD COLUMN disabled_at ${int}`);
  await run(`ALTER TABLE farm_accounts ADD COLUMN version ${int} NOT NULL DEFAULT 1 CHECK (version >= 1)`);
  await run(`CREATE TABLE invitations (farmer_id ${text} NOT NULL REFERENCES farmers (id),
    id ${text} NOT NULL CHECK (length(id) = 36), token_hash ${text} UNIQUE,
    role ${text} NOT NULL CHECK (role IN ('viewer', 'recorder', 'manager')), language ${text} NOT NULL,
    email ${text}, firstname ${text}, lastname ${text}, created_by ${text} NOT NULL REFERENCES accounts (id),
    created_at ${int} NOT NULL, expire_at ${int} NOT NULL, used_at ${int}, deleted_at ${int},
    version ${int} NOT NULL CHECK (version >= 1), PRIMARY KEY (farmer_id, id)) ${options}`);
  await replaceSubjects(db, types, [
    'reading',
    'campaign',
    'target_band',
    'water_day',
    'planting',
    'member',
    'invitation',
  ]);
}
