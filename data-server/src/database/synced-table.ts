/** Tables whose rows have a change number, so that changes since a mark can be listed. */
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
  | 'calibrations'
  | 'instructions';
