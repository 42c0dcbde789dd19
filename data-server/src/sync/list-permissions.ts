import type { Permission } from '@seguia/openapi';
import type { SyncedTable } from '../database/synced-table.ts';

/** What each of a farm's lists needs of whoever asks for it, or for what changed in it. */
export const listPermissions = {
  plots: 'plots.view',
  crops: 'crops.view',
  crop_types: 'crops.view',
  readings: 'fertirrigation.view',
  photos: 'fertirrigation.view',
  campaigns: 'campaigns.view',
  target_bands: 'fertirrigation.view',
  water_days: 'fertirrigation.view',
  meters: 'fertirrigation.view',
  calibrations: 'fertirrigation.view',
  instructions: 'fertirrigation.view',
} as const satisfies Record<SyncedTable, Permission>;

/** The lists of a farm by their names in the contract, which are those of their tables. */
export const listNames = Object.keys(listPermissions) as SyncedTable[];
