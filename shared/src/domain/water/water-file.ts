// What is known of a farm as a file of water and light is read, and what is found in the file.
import type { FarmClock } from '../farm-time.ts';
import type { DateOrder } from '../imports/cells/date-order.ts';
import type { NamedHeads, WaterColumn } from './water-columns.ts';
import type { OpenOrder } from './water-date.ts';
import type { DayOfPlot } from './water-day.ts';
import type { WaterField, WaterValues } from './water-quantities.ts';
import type { WaterProblemCode } from './water-rules.ts';
import type { WaterUnit } from './water-units.ts';

/** Reads a number as people type it; null where it is none. */
export type ReadNumber = (text: string) => number | null;

export interface ImportContext {
  plots: readonly { id: string; name: string }[];
  clock: FarmClock;
  readNumber: ReadNumber;
  /** What a person said of names that no plot has, by the name as plain text: the plot's id; null leaves its rows out. */
  plotsByName?: Readonly<Record<string, string | null>>;
  /** What the person said that columns hold. */
  named?: NamedHeads;
  /** The order that the person chose for dates that can be read in two ways. */
  order?: DateOrder | null;
  /** The units that the person chose, null to leave a field out; otherwise the head's unit is used. */
  units?: Readonly<Partial<Record<WaterField, WaterUnit | null>>>;
  /** For water that is given per dripper. */
  drippersPerSquareMetre?: number | null;
  /** Unix seconds. */
  now?: number;
}

export type DoubtCode = WaterProblemCode | 'plot_unknown' | 'not_a_number' | 'twice' | 'density_missing';

/** A row or value that is not imported; `unusual` ones are imported if the person wants them. */
export interface Doubt {
  line: number;
  code: DoubtCode;
  /** The text in the file. */
  text: string;
}

export interface WaterImport {
  /** The certain values of each day. */
  days: readonly (DayOfPlot & WaterValues)[];
  /** Like `days`, for the unusual values. */
  unusual: readonly (DayOfPlot & WaterValues)[];
  doubts: readonly Doubt[];
  /** The heads, with what their columns hold. */
  columns: readonly { head: string; column: WaterColumn | null }[];
  /** The unit in which each field is read; null where no column holds it, or nothing names it. */
  units: Record<WaterField, WaterUnit | null>;
  /** The fields whose unit a person must choose; until then none of their values is imported. */
  unitless: readonly WaterField[];
  /** The names of plots that the farm does not have. */
  unknownPlots: readonly string[];
  /** A date that can be read in two ways, if no date of the file tells which; null otherwise. The day is read first. */
  order: OpenOrder | null;
  /** Why nothing can be read at all; null otherwise. */
  missing: 'rows' | 'date' | 'values' | null;
}
