import { farmTables } from '../../src/admin/backup-format.ts';

/** Tables whose rows are distributed over shards, each with the column that decides the shard; referenced tables come first. */
export const shardColumns: ReadonlyMap<string, string> = new Map([
  ['farmers', 'id'],
  ...farmTables.map((table) => [table, 'farmer_id'] as const),
  ['audit', 'owner'],
]);

/** Tables that every node has whole: farms' rows refer to them or are joined with them, or they say what one person has on all farms. */
export const referenceTables: readonly string[] = ['accounts', 'account_farms', 'one_time_passwords', 'sessions'];

/** Tables that stay on the coordinator: farms' rows do not refer to them, and no statement joins them with farms' rows. */
export const localTables: readonly string[] = ['limits', 'server_state', 'kysely_migration', 'kysely_migration_lock'];
