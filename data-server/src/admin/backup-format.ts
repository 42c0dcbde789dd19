import type { Tables } from '../database/tables.ts';

/** Tables that a restored database makes anew. */
type LeftOut = 'server_state' | 'limits' | 'account_farms';

/** All tables in a backup with their keys. Rows are sorted by the key, and referenced tables come first. */
export const backupTables = {
  accounts: ['id'],
  one_time_passwords: ['account_id'],
  sessions: ['token_hash'],
  farmers: ['id'],
  farm_accounts: ['farmer_id', 'account_id'],
  morning_mails: ['farmer_id', 'account_id'],
  invitations: ['farmer_id', 'id'],
  plots: ['farmer_id', 'id'],
  crops: ['farmer_id', 'id'],
  crop_types: ['farmer_id', 'id'],
  plot_crops: ['farmer_id', 'plot_id', 'crop_type_id', 'from_date'],
  imports: ['farmer_id', 'id'],
  meters: ['farmer_id', 'id'],
  calibrations: ['farmer_id', 'id'],
  readings: ['farmer_id', 'id'],
  photos: ['farmer_id', 'id'],
  campaigns: ['farmer_id', 'id'],
  target_bands: ['farmer_id', 'id'],
  water_days: ['farmer_id', 'id'],
  instructions: ['farmer_id', 'id'],
  revisions: ['farmer_id', 'subject', 'subject_id', 'version'],
  audit: ['owner', 'at', 'id'],
} as const satisfies { [Table in Exclude<keyof Tables, LeftOut>]: readonly (keyof Tables[Table])[] };

export type BackupTable = keyof typeof backupTables;

/** The tables whose rows belong to a farm, in the order of a backup; `audit` and `farmers` name the farm in a column of their own. */
export const farmTables = (Object.keys(backupTables) as BackupTable[]).filter(
  (table): table is FarmTable => backupTables[table][0] === 'farmer_id',
);

export type FarmTable = {
  [Table in BackupTable]: (typeof backupTables)[Table][0] extends 'farmer_id' ? Table : never;
}[BackupTable];

/** The name for the photos' pictures, which follow all tables, because no table has their rows. */
export const pictures = 'pictures';

export interface PictureRow {
  name: string;
  /** In base64. */
  data: string;
}

export const isBackupPart = (name: string): name is BackupTable | typeof pictures =>
  name === pictures || Object.hasOwn(backupTables, name);

/** The first line of a backup. */
export interface Head {
  seguia_backup: 2;
  /** The newest migration of the database, which tells its schema. */
  migration: string;
  /** The database's epoch, and its epochs before earlier restores. */
  epoch: string;
  epochs_before: string[];
  /** In ISO 8601. */
  made_at: string;
}

/** The first line of a farm's export. */
export interface FarmHead {
  seguia_farm: 1;
  migration: string;
  farm: { id: string; name: string };
  /** In ISO 8601. */
  made_at: string;
}

/** A line with rows. */
export interface Rows {
  table: string;
  rows: unknown[];
}

/** The last line; without it the file was cut. */
export interface End {
  end: {
    /** The number of rows in each table. */
    counts: Record<string, number>;
    /** SHA-256 over all lines with rows; equal for the same rows from any database. */
    hash: string;
  };
}
