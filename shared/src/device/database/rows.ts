import type {
  Calibration,
  Campaign,
  CampaignSeries,
  Crop,
  CropType,
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
import type { CalibrationValues } from '../../domain/meters/calibration-rules.ts';
import type { WaterValues } from '../../domain/water/water-quantities.ts';

/** How a reading on the device stands with the server. */
export type ReadingState = 'sent' | 'waiting' | 'refused' | 'conflict';

/** A reading as screens see it: with the changes that are still to send. */
export type DeviceReading = Reading & { state: ReadingState };

/**
 * A reading as it is kept. `farm`, `plot`, `author` and `at` are there for the indexes; a reading that was deleted here has none of them, so that
 * no list and no count finds it.
 */
export interface ReadingRow {
  id: string;
  farm?: string;
  plot?: string;
  author?: string;
  at?: number;
  reading: Reading;
  state: ReadingState;
  /** The server's newest version that this device has seen; 0 when it has seen none. */
  version: number;
  /** Only while changes are to send: the server's newest copy that this device has seen, null when there is none. */
  base?: Reading | null;
  /** Only while changes are to send: by a pull, the reading is gone. */
  goneHeard?: true;
  /** Milliseconds of this device's clock when the row was written. */
  keptAt: number;
  /** Only of a row that no list finds: since when (milliseconds of this device's clock). */
  hiddenAt?: number;
}

/** A change that the server has not confirmed. It survives logout, update and restart. */
export interface OutboxEntry {
  /** Order of the changes on this device. */
  seq: number;
  /** The Idempotency-Key, the same at every try. A change that may have left is never altered under its key. */
  key: string;
  kind: 'put' | 'delete';
  /** What is changed: a reading by its id, or a water day or a calibration by a key that no reading has. */
  readingId: string;
  farmId: string;
  body?: ReadingBody;
  /** Of a water day alone, in place of `body`, `seen` and `theirs`. */
  water?: WaterChange;
  /** Of a calibration alone, in place of the same. */
  calibration?: CalibrationChange;
  /**
   * The version that the change is based on; null creates. `undecided` follows another change of the same reading and is based on what that one will
   * make of it.
   */
  baseVersion: number | null | 'undecided';
  /** The reading as the person saw it when they changed it: what differs from it is theirs to keep in a conflict. Undefined of a new one. */
  seen?: ReadingBody;
  state: 'waiting' | 'refused' | 'conflict';
  problem?: Problem;
  /** In a conflict, what the server has. */
  theirs?: Reading | 'deleted';
  /** In a conflict, the version to base the answer on; null when the server never had it. */
  theirsVersion?: number | null;
  /** Unix seconds of this device's clock as it stood, right or wrong. */
  createdAt: number;
  /** Only where date and time came from the clock: when that was, so that a wrong clock can be put right, and the farm's clock. */
  stamp?: ClockStamp;
  clock?: FarmClock;
  /** Tries begun. From the first on, the change may have reached the server. */
  attempts: number;
  /** Milliseconds of this device's clock before which it is held back (a deletion that can still be undone). */
  notBefore?: number;
}

/** A change of a day's water and light. */
export interface WaterChange {
  /** The day's id. */
  id: string;
  /** As the person wants it; null: deleted. */
  values: WaterValues | null;
  /** As the person saw it; null where there was none. */
  seen: WaterValues | null;
  /** In a conflict, what the server has. */
  theirs?: WaterDay | 'deleted';
}

/** A calibration that was noted on this device. */
export interface CalibrationChange extends CalibrationValues {
  id: string;
}

/** Something small of a farm, kept whole. */
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
  /** The server's mark, sent back as it came. */
  mark: string;
  /** Set while everything is being fetched anew: rows not seen since then are gone. Milliseconds of this device's clock. */
  fullSince?: number;
  /** Only with `fullSince`: the server was put back from a backup, and gets what it lacks from this device. */
  restored?: true;
  /** Readings only: from this day on the device holds everything. */
  completeFrom?: string;
  /** When a pull last came to its end. Unix seconds. */
  at?: number;
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
  photos: Photo;
}

export type FarmItemStore = keyof FarmItems;

/** What a person began on a farm and has not finished: a form that was left before it was saved, a round half walked. */
export interface Unfinished {
  farm: string;
  /** Its name, there once on a farm. */
  what: string;
  /** The reading that will come of it, or that it changes; null where it is about none. Saving that reading finishes it. */
  readingId: string | null;
  /** As its screen wrote it; perhaps an older app's screen, so whoever reads it parses it. */
  value: unknown;
  /** Milliseconds of this device's clock. */
  at: number;
}

/** What the server has instead, when a change was based on something older. */
export interface Theirs {
  reading: Reading | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}
