import type { ColumnKind } from '../../shared/src/domain/imports/tables/columns.ts';
import type { TrueFarm, TrueReading, FileLanguage } from './farm.ts';
import type { FileCell } from './writing.ts';

/** A file as somebody hands it over, and what it truly holds. */
export interface WorldFile {
  seed: number;
  name: string;
  bytes: Uint8Array;
  layout: string;
  language: FileLanguage;
  /** What is unusual in it, for reports. */
  traits: readonly string[];
  farm: TrueFarm;
  readings: readonly TrueReading[];
  /** Everything stands in the file in plain words, so that a question would be needless. */
  isPlain: boolean;
  truth: FileTruth;
}

/** What somebody who knows the file answers about it. */
export interface FileTruth {
  order: 'dayFirst' | 'monthFirst';
  mark: ',' | '.';
  /** The IANA zone of the file's clock; null for the farm's. */
  zone: string | null;
  /** By the head in the file: what the column holds. */
  columns: Readonly<Record<string, ColumnKind>>;
  /** By the head: the unit; null where the app has no such unit. */
  units: Readonly<Record<string, string | null>>;
  /** By the name in the file: the farm's plot. */
  plots: Readonly<Record<string, string | null>>;
}

/** A table of cells under a name, as a sheet or a text file has it. */
export interface FileSheet {
  name: string;
  rows: readonly (readonly FileCell[])[];
}
