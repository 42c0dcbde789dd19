/** Tables whose rows carry a change number, and so can be listed "since" a mark. */
export type SyncedTable =
  | 'plots'
  | 'crops'
  | 'crop_types'
  | 'readings'
  | 'photos'
  | 'campaigns'
  | 'target_bands'
  | 'water_days'
  | 'meters'
  | 'calibrations';
