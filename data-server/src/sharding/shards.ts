import { farmTables } from '../admin/backup-format.ts';

/** Tables whose rows are spread over shards, each with the column that says on which one a row lies; what is referred to comes first. */
export const shardColumns: ReadonlyMap<string, string> = new Map([
  ['farmers', 'id'],
  ...farmTables.map((table) => [table, 'farmer_id'] as const),
  ['audit', 'owner'],
]);

/** Tables that every shard has whole, since rows of farms refer to them or are joined with them. */
export const referenceTables: readonly string[] = ['accounts', 'one_time_passwords', 'sessions'];

/** Tables that stay on the coordinator: no row of a farm refers to them, and no statement joins them with one. */
export const localTables: readonly string[] = ['limits', 'server_state', 'kysely_migration', 'kysely_migration_lock'];
