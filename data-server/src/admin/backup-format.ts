import type { Tables } from '../database/tables.ts';

/** What a database that is put back makes anew. */
type LeftOut = 'server_state' | 'limits';

/** Every table that a backup holds, with its key: rows stand in its order, what is referred to comes first. */
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
  revisions: ['farmer_id', 'subject', 'subject_id', 'version'],
  audit: ['owner', 'at', 'id'],
} as const satisfies { [Table in Exclude<keyof Tables, LeftOut>]: readonly (keyof Tables[Table])[] };

export type BackupTable = keyof typeof backupTables;

/** Tables whose rows are led by their farm, in the order of a backup; `audit` and `farmers` name it in a column of their own. */
export const farmTables = (Object.keys(backupTables) as BackupTable[]).filter(
  (table): table is FarmTable => backupTables[table][0] === 'farmer_id',
);

export type FarmTable = {
  [Table in BackupTable]: (typeof backupTables)[Table][0] extends 'farmer_id' ? Table : never;
}[BackupTable];

/** The pictures of photos, behind all tables: rows that no table has. */
export const pictures = 'pictures';

export interface PictureRow {
  name: string;
  /** Base64. */
  data: string;
}

export const isBackupPart = (name: string): name is BackupTable | typeof pictures =>
  name === pictures || Object.hasOwn(backupTables, name);

/** The first line. */
export interface Head {
  seguia_backup: 2;
  /** The newest migration of the database: its schema. */
  migration: string;
  /** The database's epoch, and those that it had before it was put back itself. */
  epoch: string;
  epochs_before: string[];
  /** ISO 8601. */
  made_at: string;
}

/** The first line of a farm's export. */
export interface FarmHead {
  seguia_farm: 1;
  migration: string;
  farm: { id: string; name: string };
  /** ISO 8601. */
  made_at: string;
}

/** A line of rows. */
export interface Rows {
  table: string;
  rows: unknown[];
}

/** The last line: without it the file was cut. */
export interface End {
  end: {
    /** Rows of each table. */
    counts: Record<string, number>;
    /** SHA-256 over all lines of rows; the same for the same rows, from whatever database. */
    hash: string;
  };
}
