import type { Snake, Wire } from '@seguia/openapi';
import type { DripperRateUnit } from '@seguia/shared/domain/plots/plot-rules';
import type { CompleteBody } from '@seguia/shared/domain/readings/normalise-reading';
import type { WaterValues } from '@seguia/shared/domain/water/water-quantities';
import type { AuditAction } from './audit-action.ts';
import type { FarmRow } from './farm-row.ts';
import type { ImportedColumns, ImportTables } from './import-tables.ts';
import type { LimitColumns } from './measure-columns.ts';
import type { MeterTables } from './meter-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { PhotoColumns } from './photo-columns.ts';

export interface Tables extends ImportTables, MeterTables, PeopleTables {
  /** `epoch` changes when a backup is restored, so that older marks are recognised. */
  server_state: { key: string; value: string };
  accounts: {
    id: string;
    email: string;
    firstname: string;
    lastname: string;
    avatar: string | null;
    password_hash: string;
    /** When the password ends that an operator handed over; null once it was used, and for one of the person's own. */
    password_expire_at: number | null;
    created_at: number;
    updated_at: number;
    /** When the account was disabled; null for an active one. */
    disabled_at: number | null;
  };
  /** Mailed passwords. */
  one_time_passwords: { account_id: string; password_hash: string; expire_at: number };
  sessions: {
    token_hash: string;
    account_id: string;
    device_hash: string;
    device_name: string;
    /** The application that logged in; empty for one that gave no name. */
    app: string;
    created_at: number;
    /** When it was last used, to a quarter of an hour; for an ended session, its end. */
    updated_at: number;
    expire_at: number;
    revoked_at: number | null;
  };
  /** The windows of rate limits that several servers share: `key` is a hash, `until` is in Unix milliseconds. */
  limits: { key: string; count: number; until: number };
  /** Events of farms and accounts; `owner` is the id of one, or the hash of an e-mail without an account. */
  audit: {
    owner: string;
    at: number;
    id: string;
    owner_kind: 'farm' | 'account' | 'email';
    action: AuditAction;
    actor: string;
    account_id: string | null;
    address: string | null;
    detail: string | null;
  };
  farmers: {
    id: string;
    name: string;
    search_name: string;
    place: string | null;
    time_zone: string;
    /** A JSON array. */
    modules: string;
    change_no: number;
    /** The highest change number among the tombstones that were cleared away. */
    purged_no: number;
    created_at: number;
  };
  plots: FarmRow & {
    name: string;
    house: string | null;
    position: number;
    area: number | null;
    irrigation_units: number;
    drippers: number | null;
    dripper_rate: number | null;
    dripper_rate_unit: DripperRateUnit | null;
    closed: number;
    version: number;
  };
  crops: FarmRow & { name: string; archived: number; version: number };
  crop_types: FarmRow & { crop_id: string; name: string; archived: number; version: number };
  plot_crops: {
    farmer_id: string;
    plot_id: string;
    crop_type_id: string;
    from_date: string;
    to_date: string | null;
    /** The first days of its stages; null where they are not noted. */
    first_flower: string | null;
    first_harvest: string | null;
    topped: string | null;
    version: number;
  };
  readings: FarmRow &
    ImportedColumns &
    Snake<Omit<CompleteBody, 'timestamp'>> & { timestamp: number; created_by: string; version: number };
  /** Photos of readings; the pictures are files. */
  photos: FarmRow & PhotoColumns;
  campaigns: FarmRow & {
    name: string;
    start_date: string;
    end_date: string;
    visibility: Wire['Visibility'];
    /** The application that made the campaign. */
    app: string;
    created_by: string;
    version: number;
  };
  target_bands: FarmRow &
    LimitColumns & {
      plot_id: string;
      crop_type_id: string;
      from_date: string;
      to_date: string | null;
      /** Limits of drain EC − intake EC. */
      ec_difference_low: number | null;
      ec_difference_high: number | null;
      version: number;
    };
  water_days: FarmRow & WaterValues & { plot_id: string | null; date: string; created_by: string; version: number };
  /** What is to be done at a plot at its next reading. */
  instructions: FarmRow & {
    plot_id: string;
    text: string;
    /** Null while it is open. */
    done_at: number | null;
    done_by: string | null;
    /** The reading that it was ticked off with, which may not have arrived. */
    reading_id: string | null;
    created_by: string;
    version: number;
  };
  revisions: {
    farmer_id: string;
    subject:
      | 'reading'
      | 'campaign'
      | 'target_band'
      | 'water_day'
      | 'planting'
      | 'member'
      | 'invitation'
      | 'morning_mail'
      | 'plot'
      | 'crop'
      | 'crop_type'
      | 'import'
      | 'photo'
      | 'meter'
      | 'calibration'
      | 'instruction';
    subject_id: string;
    version: number;
    action: Wire['Revision']['action'];
    at: number;
    account_id: string;
    idempotency_key: string;
    /** SHA-256 of the request, which distinguishes a repeated request from a key that is used twice. */
    request_hash: string;
    /** The row after this change, as JSON. */
    snapshot: string;
  };
}
