import type { Wire } from '@seguia/openapi';

/** Who belongs to a row of farm data, and where the row stands in the farm's order of changes. */
interface FarmRow {
  farmer_id: string;
  id: string;
  change_no: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface Tables {
  /** `epoch`: changes when a backup is restored, so that marks from before are known as foreign. */
  server_state: { key: string; value: string };
  accounts: {
    id: string;
    email: string;
    firstname: string;
    lastname: string;
    avatar: string | null;
    password_hash: string;
    created_at: number;
    updated_at: number;
  };
  one_time_passwords: { account_id: string; password_hash: string; expire_at: number };
  sessions: {
    token_hash: string;
    account_id: string;
    device_hash: string;
    device_name: string;
    /** The application that logged in; empty for one that did not name itself. */
    app: string;
    created_at: number;
    updated_at: number;
    expire_at: number;
    revoked_at: number | null;
  };
  farmers: {
    id: string;
    name: string;
    search_name: string;
    place: string | null;
    time_zone: string;
    /** JSON array. */
    modules: string;
    change_no: number;
    /** The highest change number among tombstones that were cleared away. */
    purged_no: number;
    created_at: number;
  };
  farm_accounts: {
    farmer_id: string;
    account_id: string;
    role: Wire['Role'];
    /** JSON array; null: those of the role. */
    permissions: string | null;
  };
  plots: FarmRow & { name: string; position: number; area: number | null; irrigation_units: number; closed: number };
  crops: FarmRow & { name: string };
  crop_types: FarmRow & { crop_id: string; name: string };
  plot_crops: {
    farmer_id: string;
    plot_id: string;
    crop_type_id: string;
    from_date: string;
    to_date: string | null;
  };
  readings: FarmRow & {
    plot_id: string;
    date: string;
    time: string;
    timestamp: number;
    intake_ec: number | null;
    intake_ph: number | null;
    drain_ec: number | null;
    drain_ph: number | null;
    entry_type: Wire['EntryType'];
    drain_percent: number | null;
    total_drained: number | null;
    intake_per_dripper: number | null;
    dripper_count: number | null;
    dripper_unit: Wire['DripperUnit'] | null;
    note: string | null;
    created_by: string;
    version: number;
  };
  campaigns: FarmRow & {
    name: string;
    start_date: string;
    end_date: string;
    visibility: Wire['Visibility'];
    /** The application that made it. */
    app: string;
    created_by: string;
    version: number;
  };
  target_bands: FarmRow & {
    plot_id: string;
    crop_type_id: string;
    from_date: string;
    to_date: string | null;
    intake_ec_low: number | null;
    intake_ec_high: number | null;
    intake_ph_low: number | null;
    intake_ph_high: number | null;
    drain_ec_low: number | null;
    drain_ec_high: number | null;
    drain_ph_low: number | null;
    drain_ph_high: number | null;
    drain_percent_low: number | null;
    drain_percent_high: number | null;
    version: number;
  };
  revisions: {
    farmer_id: string;
    subject: 'reading' | 'campaign' | 'target_band';
    subject_id: string;
    version: number;
    action: Wire['Revision']['action'];
    at: number;
    account_id: string;
    idempotency_key: string;
    /** SHA-256 of what was asked; tells a repeat from a key used twice. */
    request_hash: string;
    /** JSON: the row after this change. */
    snapshot: string;
  };
}

/** Tables whose rows carry a change number, and so can be asked for "since". */
export type SyncedTable = 'plots' | 'crops' | 'crop_types' | 'readings' | 'campaigns' | 'target_bands';
