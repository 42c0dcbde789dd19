import { referenceTables, shardColumns } from './shards.ts';

const head = `-- Spreads a data server's tables over the workers of a Citus cluster, by farm. docs/scaling.md says when, and what it leaves open.
-- Made by data-server/testing/sharding/citus-sql.ts; a test compares the two.
-- The database is migrated, the extension is there, citus_set_coordinator_host and citus_add_node were called, and no data server runs.

`;

/** The statements that distribute a migrated database by farm, in one transaction. */
export function citusSql(): string {
  const reference = referenceTables.map((table) => `SELECT create_reference_table('${table}');`);
  const [first = ''] = shardColumns.keys();
  const distributed = [...shardColumns].map(([table, column]) => {
    const beside = table === first ? 'none' : first;
    return `SELECT create_distributed_table('${table}', '${column}', colocate_with => '${beside}');`;
  });
  return `${head}${['BEGIN;', ...reference, ...distributed, 'COMMIT;'].join('\n')}\n`;
}
