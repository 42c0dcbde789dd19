-- Spreads a data server's tables over the workers of a Citus cluster, by farm. docs/scaling.md says when, and what it leaves open.
-- Made by data-server/testing/sharding/citus-sql.ts; a test compares the two.
-- The database is migrated, the extension is there, citus_set_coordinator_host and citus_add_node were called, and no data server runs.

BEGIN;
SET LOCAL citus.enable_local_reference_table_foreign_keys TO off;
DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET citus.enable_local_reference_table_foreign_keys TO off', current_database()); END $$;
SET LOCAL citus.max_adaptive_executor_pool_size TO 1;
DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET citus.max_adaptive_executor_pool_size TO 1', current_database()); END $$;
SELECT create_reference_table('accounts');
SELECT create_reference_table('account_farms');
SELECT create_reference_table('one_time_passwords');
SELECT create_reference_table('sessions');
SELECT create_distributed_table('farmers', 'id', colocate_with => 'none');
SELECT create_distributed_table('farm_accounts', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('morning_mails', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('invitations', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('plots', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('crops', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('crop_types', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('plot_crops', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('imports', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('meters', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('calibrations', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('readings', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('photos', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('campaigns', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('target_bands', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('water_days', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('instructions', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('revisions', 'farmer_id', colocate_with => 'farmers');
SELECT create_distributed_table('audit', 'owner', colocate_with => 'farmers');
COMMIT;
