import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** Farm data is keyed by farmer_id first, so that a distributed PostgreSQL can shard by farm. */
export async function up(db: Kysely<unknown>, { int, real, text, options }: ColumnTypes) {
  const farmRow = `farmer_id ${text} NOT NULL REFERENCES farmers (id), id ${text} NOT NULL CHECK (length(id) = 36),
    change_no ${int} NOT NULL CHECK (change_no > 0), created_at ${int} NOT NULL, updated_at ${int} NOT NULL, deleted_at ${int}`;
  const keyed = `version ${int} NOT NULL CHECK (version >= 1), PRIMARY KEY (farmer_id, id)`;
  const span = (from: string, to: string) =>
    `${from} ${text} NOT NULL CHECK (length(${from}) = 10), ${to} ${text} CHECK (${to} >= ${from})`;
  const value = (name: string, high: number) => `${name} ${real} CHECK (${name} >= 0 AND ${name} <= ${high})`;
  const banded = ['intake_ec', 'intake_ph', 'drain_ec', 'drain_ph', 'drain_percent'];
  const bands = banded.map((name) => `${name}_low ${real}, ${name}_high ${real} CHECK (${name}_high >= ${name}_low)`);

  const statements = [
    `CREATE TABLE server_state (key ${text} PRIMARY KEY, value ${text} NOT NULL) ${options}`,

    `CREATE TABLE accounts (id ${text} PRIMARY KEY, email ${text} NOT NULL UNIQUE CHECK (email = lower(email)),
      firstname ${text} NOT NULL, lastname ${text} NOT NULL, avatar ${text}, password_hash ${text} NOT NULL,
      created_at ${int} NOT NULL, updated_at ${int} NOT NULL) ${options}`,

    `CREATE TABLE one_time_passwords (account_id ${text} PRIMARY KEY REFERENCES accounts (id),
      password_hash ${text} NOT NULL, expire_at ${int} NOT NULL) ${options}`,

    `CREATE TABLE sessions (token_hash ${text} PRIMARY KEY, account_id ${text} NOT NULL REFERENCES accounts (id),
      device_hash ${text} NOT NULL, device_name ${text} NOT NULL, created_at ${int} NOT NULL, updated_at ${int} NOT NULL,
      expire_at ${int} NOT NULL, revoked_at ${int}) ${options}`,
    `CREATE INDEX sessions_by_device ON sessions (account_id, device_hash)`,

    `CREATE TABLE farmers (id ${text} PRIMARY KEY CHECK (length(id) = 36), name ${text} NOT NULL, search_name ${text} NOT NULL,
      place ${text}, time_zone ${text} NOT NULL, modules ${text} NOT NULL, change_no ${int} NOT NULL, purged_no ${int} NOT NULL,
      created_at ${int} NOT NULL) ${options}`,

    `CREATE TABLE farm_accounts (farmer_id ${text} NOT NULL REFERENCES farmers (id),
      account_id ${text} NOT NULL REFERENCES accounts (id), role ${text} NOT NULL CHECK (role IN ('viewer', 'recorder', 'manager')),
      permissions ${text}, PRIMARY KEY (farmer_id, account_id)) ${options}`,
    `CREATE INDEX farm_accounts_by_account ON farm_accounts (account_id)`,

    `CREATE TABLE plots (${farmRow}, name ${text} NOT NULL, position ${int} NOT NULL, area ${real},
      irrigation_units ${int} NOT NULL CHECK (irrigation_units >= 0), closed ${int} NOT NULL CHECK (closed IN (0, 1)),
      PRIMARY KEY (farmer_id, id)) ${options}`,

    `CREATE TABLE crops (${farmRow}, name ${text} NOT NULL, PRIMARY KEY (farmer_id, id)) ${options}`,

    `CREATE TABLE crop_types (${farmRow}, crop_id ${text} NOT NULL, name ${text} NOT NULL, PRIMARY KEY (farmer_id, id),
      FOREIGN KEY (farmer_id, crop_id) REFERENCES crops (farmer_id, id)) ${options}`,

    `CREATE TABLE plot_crops (farmer_id ${text} NOT NULL, plot_id ${text} NOT NULL, crop_type_id ${text} NOT NULL,
      ${span('from_date', 'to_date')}, PRIMARY KEY (farmer_id, plot_id, crop_type_id, from_date),
      FOREIGN KEY (farmer_id, plot_id) REFERENCES plots (farmer_id, id),
      FOREIGN KEY (farmer_id, crop_type_id) REFERENCES crop_types (farmer_id, id)) ${options}`,

    `CREATE TABLE readings (${farmRow}, plot_id ${text} NOT NULL, date ${text} NOT NULL CHECK (length(date) = 10),
      time ${text} NOT NULL CHECK (length(time) = 5), timestamp ${int} NOT NULL, ${value('intake_ec', 20)},
      ${value('intake_ph', 14)}, ${value('drain_ec', 20)}, ${value('drain_ph', 14)},
      entry_type ${text} NOT NULL CHECK (entry_type IN ('value', 'drippers')), drain_percent ${real} CHECK (drain_percent >= 0),
      total_drained ${real} CHECK (total_drained >= 0), intake_per_dripper ${real} CHECK (intake_per_dripper > 0),
      dripper_count ${int} CHECK (dripper_count >= 1), dripper_unit ${text} CHECK (dripper_unit IN ('ml', 'cl', 'l')),
      note ${text}, created_by ${text} NOT NULL REFERENCES accounts (id), ${keyed},
      FOREIGN KEY (farmer_id, plot_id) REFERENCES plots (farmer_id, id),
      CHECK (coalesce(intake_ec, intake_ph, drain_ec, drain_ph, drain_percent) IS NOT NULL)) ${options}`,
    `CREATE INDEX readings_by_time ON readings (farmer_id, timestamp, id)`,
    `CREATE INDEX readings_by_plot ON readings (farmer_id, plot_id, timestamp, id)`,
    `CREATE INDEX readings_by_date ON readings (farmer_id, date)`,
    `CREATE INDEX readings_by_change ON readings (farmer_id, change_no)`,

    `CREATE TABLE campaigns (${farmRow}, name ${text} NOT NULL, start_date ${text} NOT NULL CHECK (length(start_date) = 10),
      end_date ${text} NOT NULL CHECK (end_date >= start_date), visibility ${text} NOT NULL CHECK (visibility IN ('all_apps', 'this_app')),
      created_by ${text} NOT NULL REFERENCES accounts (id), ${keyed}) ${options}`,

    `CREATE TABLE target_bands (${farmRow}, plot_id ${text} NOT NULL, crop_type_id ${text} NOT NULL,
      ${span('from_date', 'to_date')}, ${bands.join(', ')}, ${keyed},
      FOREIGN KEY (farmer_id, plot_id) REFERENCES plots (farmer_id, id),
      FOREIGN KEY (farmer_id, crop_type_id) REFERENCES crop_types (farmer_id, id)) ${options}`,

    `CREATE TABLE revisions (farmer_id ${text} NOT NULL REFERENCES farmers (id),
      subject ${text} NOT NULL CHECK (subject IN ('reading', 'campaign', 'target_band')), subject_id ${text} NOT NULL,
      version ${int} NOT NULL, action ${text} NOT NULL CHECK (action IN ('created', 'updated', 'deleted', 'restored')),
      at ${int} NOT NULL, account_id ${text} NOT NULL REFERENCES accounts (id), idempotency_key ${text} NOT NULL,
      request_hash ${text} NOT NULL, snapshot ${text} NOT NULL,
      PRIMARY KEY (farmer_id, subject, subject_id, version), UNIQUE (farmer_id, idempotency_key)) ${options}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
