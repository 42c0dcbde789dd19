import { csvLines } from '@seguia/shared/domain/imports/cells/csv-lines';
import type { ImportAnswers, ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';
import { noWaterAnswers } from '@seguia/shared/domain/water/water-answers';
import type { NamedHeads } from '@seguia/shared/domain/water/water-columns';
import type { ImportContext, WaterImport } from '@seguia/shared/domain/water/water-file';
import { importWater } from '@seguia/shared/domain/water/water-import';
import type { WaterField } from '@seguia/shared/domain/water/water-quantities';
import { type DeviceWaterDay, isolate, type SheetView, type WaterToSave } from '@seguia/shared/platform';
import { effectOf, type ImportEffect } from './water-effect.ts';

/** The water and light of an opened file, as they would be imported. */
export interface FileWater {
  read: WaterImport;
  effect: ImportEffect;
  /** The days that the import writes. */
  days: readonly WaterToSave[];
  /** What the file leaves open, of the kinds that readings are asked about too. */
  questions: readonly ImportQuestion[];
  /** The fields whose unit nobody has said. */
  unitless: readonly WaterField[];
  /** Whether the drippers of a square metre are to be said. */
  needsDensity: boolean;
  /** Where a line of the water stands in the file: its row, after the name of its sheet if there are several. */
  placeOf: (line: number) => string;
}

type Sources = Pick<ImportContext, 'plots' | 'clock' | 'readNumber' | 'now'>;

interface Known {
  days: readonly DeviceWaterDay[];
  mayChange: (day: DeviceWaterDay) => boolean;
}

/** Reads the water and light of a file with the person's answers. */
export function readFileWater(
  { water: text, waterNamed: named }: { water: string; waterNamed?: NamedHeads | undefined },
  { plots: plotsByName, order, water = noWaterAnswers }: Pick<ImportAnswers, 'plots' | 'order' | 'water'>,
  sources: Sources,
): WaterImport {
  const { units, drippersPerSquareMetre } = water;
  return importWater(csvLines(text), {
    ...sources,
    ...(named && { named }),
    plotsByName,
    order,
    units,
    drippersPerSquareMetre,
  });
}

/** Compares what was read with the farm's days. */
export function fileWaterOf(
  read: WaterImport,
  { water = noWaterAnswers }: ImportAnswers,
  { waterSheets }: Pick<SheetView, 'waterSheets'>,
  known: Known,
): FileWater {
  const effect = effectOf(read, known.days, water.takeUnusual, known.mayChange);
  return {
    read,
    effect,
    days: [...effect.added, ...effect.changed],
    questions: [
      ...read.unknownPlots.map((name) => ({ kind: 'plot' as const, name, suggested: null })),
      ...(read.order ? [{ kind: 'order' as const, ...read.order }] : []),
    ],
    unitless: read.unitless,
    needsDensity: read.units.irrigation === 'mL/dripper' && water.drippersPerSquareMetre === null,
    placeOf(line) {
      const from = waterSheets.findLast((begin) => begin.line <= line);
      const row = from ? line - from.line + from.row : line;
      return from && waterSheets.length > 1 ? isolate(`${from.sheet}!${row}`) : String(row);
    },
  };
}

/** How many questions about the water are open, besides those of the kinds that readings have. */
export const openUnits = ({ unitless, needsDensity }: FileWater) => unitless.length + Number(needsDensity);
