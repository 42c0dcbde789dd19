import type {
  Calibration,
  Campaign,
  CampaignSeries,
  Crop,
  CropType,
  Instruction,
  Meter,
  Photo,
  Plot,
  Problem,
  Reading,
  ReadingBody,
  TargetBand,
  WaterDay,
} from '@seguia/openapi';
import type { ClockStamp } from '../../domain/clock-stamp.ts';
import type { FarmClock } from '../../domain/farm-time.ts';
import type { InstructionValues } from '../../domain/instructions/instruction.ts';
import type { CalibrationValues } from '../../domain/meters/calibration-rules.ts';
import type { WaterValues } from '../../domain/water/water-quantities.ts';

/** The state of a reading on the device with the server. */
export type ReadingState = 'sent' | 'waiting' | 'refused' | 'conflict';

/** A reading as screens see it, with the changes that are not sent yet. */
export type DeviceReading = Reading & { state: ReadingState };

/**
 * A reading as it is stored. `farm`, `plot`, `author` and `at` exist for the indexes; a reading that was deleted here has none of them, so
 * that lists and counts do not find it.
 */
export interface ReadingRow {
  id: string;
  farm?: string;
  plot?: string;
  author?: string;
  at?: number;
  reading: Reading;
  state: ReadingState;
  /** The newest version of the server that this device has seen; 0 when it has seen none. */
  version: number;
  /** Only while changes wait to be sent: the newest copy of the server that this device has seen; null when there is none. */
  base?: Reading | null;
  /** Only while changes wait to be sent: a pull said that the reading is gone. */
  goneHeard?: true;
  /** When the row was written, in milliseconds of this device's clock. */
  keptAt: number;
  /** Only for a row that lists do not find: since when, in milliseconds of this device's clock. */
  hiddenAt?: number;
}

/** A change that the server has not confirmed. It survives logout, updates and restarts. */
export interface OutboxEntry {
  /** The order of the changes on this device. */
  seq: number;
  /** The Idempotency-Key, the same in every try. A change that may have been sent is never altered under its key. */
  key: string;
  kind: 'put' | 'delete';
  /** The changed thing: a reading by its id, or a water day, a calibration or an instruction by a key that no reading has. */
  readingId: string;
  farmId: string;
  body?: ReadingBody;
  /** For a water day only, in place of `body`, `seen` and `theirs`. */
  water?: WaterChange;
  /** For a calibration only, in place of `body`, `seen` and `theirs`. */
  calibration?: CalibrationChange;
  /** For an instruction only, in place of `body`, `seen` and `theirs`. */
  instruction?: InstructionChange;
  /**
   * The version that the change was made from; null creates. `undecided` follows another change of the same reading, and will be based on
   * its result.
   */
  baseVersion: number | null | 'undecided';
  /**
   * The reading as the person saw it when they changed it: in a conflict, differences from it are the person's own. Undefined for a new
   * reading.
   */
  seen?: ReadingBody;
  state: 'waiting' | 'refused' | 'conflict';
  problem?: Problem;
  /** In a conflict: the server's version. */
  theirs?: Reading | 'deleted';
  /** In a conflict: the version that the resolution is based on; null when the server never had the reading. */
  theirsVersion?: number | null;
  /** When the change was made, in Unix seconds of this device's clock, right or wrong. */
  createdAt: number;
  /** Only if date and time came from the clock: its stamp, with which a wrong clock can be corrected later. */
  stamp?: ClockStamp;
  clock?: FarmClock;
  /** The number of tries that have begun. After the first, the change may have reached the server. */
  attempts: number;
  /**
   * How many tries got no answer while the server answered other calls. Zero in an entry that replaces one of these: the server may have
   * what that one would have created.
   */
  cutOff?: number;
  /** In milliseconds of this device's clock: the change is held back until then (a deletion that can still be undone). */
  notBefore?: number;
}

/** A change of a thing that everybody may change, and that is written as a whole. */
export interface WholeChange<Values, Thing> {
  id: string;
  /** The values that the person wants; null deletes the thing. */
  values: Values | null;
  /** The values as the person saw them; null where there were none. */
  seen: Values | null;
  /** In a conflict: the server's version. */
  theirs?: Thing | 'deleted';
}

/** A change of a day's water and light. */
export type WaterChange = WholeChange<WaterValues, WaterDay>;

/** A change of an instruction for a plot; null takes it back. */
export type InstructionChange = WholeChange<InstructionValues, Instruction>;

/** A calibration that was noted on this device. */
export interface CalibrationChange extends CalibrationValues {
  id: string;
}

/** A small thing of a farm, stored as a whole. */
export interface FarmItem<T> {
  farm: string;
  id: string;
  item: T;
}

export interface SeriesRow {
  key: string;
  farm: string;
  /** Unix seconds. */
  fetchedAt: number;
  etag: string | null;
  series: CampaignSeries;
}

/** How far a list of a farm has been pulled. */
export interface PullMark {
  /** The server's mark, sent back unchanged. */
  mark: string;
  /** Set while everything is being fetched again, in milliseconds of this device's clock: rows that were not seen since then are gone. */
  fullSince?: number;
  /** Only with `fullSince`: the server was restored from a backup, and gets what it lacks from this device. */
  restored?: true;
  /** Only with `fullSince`: the device had no mark yet, by which a server says that it was restored. */
  first?: true;
  /** For readings only: the device has everything from this day on. */
  completeFrom?: string;
  /** When the last pull was completed, in Unix seconds. */
  at?: number;
  /** Only for a list that the data server is too old to know. */
  missing?: true;
}

export interface FarmItems {
  plots: Plot;
  crops: Crop;
  cropTypes: CropType;
  campaigns: Campaign;
  bands: TargetBand;
  waterDays: WaterDay;
  meters: Meter;
  calibrations: Calibration;
  instructions: Instruction;
  photos: Photo;
}

export type FarmItemStore = keyof FarmItems;

/** Work that a person began on a farm and has not finished: an unsaved form, or a round that was left. */
export interface Unfinished {
  farm: string;
  /** Its name, unique on a farm. */
  what: string;
  /** The reading that it will become, or that it changes; null for other work. Saving that reading finishes it. */
  readingId: string | null;
  /** In the form that its screen wrote. An older version of the app may have written it, so it must be parsed. */
  value: unknown;
  /** Milliseconds of this device's clock. */
  at: number;
}

/** The server's version, where a change was made from an older one. */
export interface Theirs {
  reading: Reading | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}
