import type { Random } from '../random.ts';
import type { FileLanguage, TrueReading } from './farm.ts';
import type { FileCell, NumberForm } from './writing.ts';

/** A column that holds nothing of a reading, as files of the world have them beside what we want. */
export interface Extra {
  kind: string;
  head: string;
  unit: string;
  cell: (reading: TrueReading, row: number) => FileCell;
}

export type MakeExtra = (random: Random, form: NumberForm, language: FileLanguage) => Omit<Extra, 'kind'>;
