import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { replaceSubjects } from './replace-subjects.ts';

/** The receivers of the board by e-mail: a row is deleted together with the person's access to the farm. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  const { int, text, options } = types;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE morning_mails (farmer_id ${text} NOT NULL, account_id ${text} NOT NULL,
    hour ${int} CHECK (hour BETWEEN 0 AND 23), language ${text} NOT NULL,
    ec_unit ${text} NOT NULL CHECK (ec_unit IN ('mS/cm', 'µS/cm', 'dS/m')), secret ${text} NOT NULL, sent_on ${text},
    version ${int} NOT NULL CHECK (version >= 1), PRIMARY KEY (farmer_id, account_id),
    FOREIGN KEY (farmer_id, account_id) REFERENCES farm_accounts (farmer_id, account_id) ON DELETE CASCADE) ${options}`);
  const before = ['reading', 'campaign', 'target_band', 'water_day', 'planting', 'member', 'invitation'];
  await replaceSubjects(db, types, [...before, 'plot', 'crop', 'crop_type', 'import', 'morning_mail']);
}
