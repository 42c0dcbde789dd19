import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/**
 * The farms that each account may open, with what a list of them shows: a copy of rows that lie with each farm, so that the list is read
 * without looking at every farm (decision 283). The index finds a farm's rows; an account's are the beginning of the key.
 */
export async function up(db: Kysely<unknown>, { text, options }: ColumnTypes) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE account_farms (account_id ${text} NOT NULL REFERENCES accounts (id), farmer_id ${text} NOT NULL,
    name ${text} NOT NULL, search_name ${text} NOT NULL, place ${text}, time_zone ${text} NOT NULL, modules ${text} NOT NULL,
    role ${text} NOT NULL, permissions ${text}, PRIMARY KEY (account_id, farmer_id)) ${options}`);
  await run('CREATE INDEX account_farms_by_farm ON account_farms (farmer_id)');
  const columns = 'account_id, farmer_id, name, search_name, place, time_zone, modules, role, permissions';
  await run(`INSERT INTO account_farms (${columns}) SELECT ${columns}
    FROM farm_accounts JOIN farmers ON farmers.id = farm_accounts.farmer_id WHERE disabled_at IS NULL`);
}
