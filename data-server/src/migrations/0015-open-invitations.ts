import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/**
 * Makes invitations unique only within their farm, like all rows of a farm, because a shard cannot enforce a key over all farms. Tokens are
 * random, so two never have the same hash; an index finds them as before. SQLite cannot drop a key in place, so the table is rebuilt there.
 * No table refers to invitations.
 */
export async function up(db: Kysely<unknown>, { int, text, options, isSqlite }: ColumnTypes) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (isSqlite) {
    const columns = `farmer_id, id, token_hash, role, language, email, firstname, lastname, created_by, created_at, expire_at, used_at, deleted_at, version`;
    await run('ALTER TABLE invitations RENAME TO invitations_before');
    await run(`CREATE TABLE invitations (farmer_id ${text} NOT NULL REFERENCES farmers (id),
      id ${text} NOT NULL CHECK (length(id) = 36), token_hash ${text},
      role ${text} NOT NULL CHECK (role IN ('viewer', 'recorder', 'manager')), language ${text} NOT NULL,
      email ${text}, firstname ${text}, lastname ${text}, created_by ${text} NOT NULL REFERENCES accounts (id),
      created_at ${int} NOT NULL, expire_at ${int} NOT NULL, used_at ${int}, deleted_at ${int},
      version ${int} NOT NULL CHECK (version >= 1), PRIMARY KEY (farmer_id, id)) ${options}`);
    await run(`INSERT INTO invitations (${columns}) SELECT ${columns} FROM invitations_before`);
    await run('DROP TABLE invitations_before');
  } else await run('ALTER TABLE invitations DROP CONSTRAINT invitations_token_hash_key');
  await run('CREATE INDEX invitations_by_token ON invitations (token_hash) WHERE token_hash IS NOT NULL');
}
