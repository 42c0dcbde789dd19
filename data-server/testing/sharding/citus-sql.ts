import { referenceTables, shardColumns } from './shards.ts';

const head = `-- Spreads a data server's tables over the workers of a Citus cluster, by farm. docs/scaling.md says when, and what it leaves open.
-- Made by data-server/testing/sharding/citus-sql.ts; a test compares the two.
-- The database is migrated, the extension is there, citus_set_coordinator_host and citus_add_node were called, and no data server runs.

`;

/**
 * What a Citus database is set to, now and for the migrations to come: a table of farm data may refer to accounts too, which Citus otherwise
 * makes a table of the coordinator's that no shard may be referred to from; and a call over all shards asks them one after the other on one
 * connection a worker, as such calls otherwise take each other's connections (three times as many lists of farms a second with 16 callers).
 */
const settings = [
  ['citus.enable_local_reference_table_foreign_keys', 'off'],
  ['citus.max_adaptive_executor_pool_size', '1'],
] as const;

const everywhere = settings.flatMap(([name, value]) => [
  `SET LOCAL ${name} TO ${value};`,
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${name} TO ${value}', current_database()); END $$;`,
]);

/** The statements that distribute a migrated database by farm, in one transaction. */
export function citusSql(): string {
  const reference = referenceTables.map((table) => `SELECT create_reference_table('${table}');`);
  const [first = ''] = shardColumns.keys();
  const distributed = [...shardColumns].map(([table, column]) => {
    const beside = table === first ? 'none' : first;
    return `SELECT create_distributed_table('${table}', '${column}', colocate_with => '${beside}');`;
  });
  return `${head}${['BEGIN;', ...everywhere, ...reference, ...distributed, 'COMMIT;'].join('\n')}\n`;
}
