import type { ValueField } from '../../shared/src/domain/imports/tables/columns.ts';
import type { Random } from '../random.ts';
import type { FileLanguage, TrueReading } from './farm.ts';
import { bareHeads, heads } from './heads.ts';
import {
  ecUnits,
  emptyCell,
  type EcWriting,
  type FileCell,
  numberCell,
  type NumberForm,
  textCell,
  type UnitPlace,
  unitPlaces,
} from './writing.ts';

/** A column of a reading's values: what its head says and what it truly holds. */
export interface MeasureColumn {
  field: ValueField;
  head: string;
  unit: string;
  unitPlace: UnitPlace;
  /** The head names the water. */
  saysWater: boolean;
  /** Head, row of units or the size of the values leave one unit possible. */
  saysUnit: boolean;
  /** The unit, as a person would choose it; null where the app has none for it. */
  answerUnit: string | null;
  cell: (reading: TrueReading) => FileCell;
}

/** How a whole file writes its measures. */
export interface MeasureForm {
  numbers: NumberForm;
  ec: EcWriting;
  unitPlace: UnitPlace;
  /** Shares of one (0.28) instead of percent. */
  isShare: boolean;
  /** What stands where nothing was measured. */
  nothing: string;
  /** How often nothing was measured. */
  gaps: number;
}

const nothings = ['', '', '-', 'NaN', 'null', 'n/a', 'NA', '#N/A', 'None', '--', 'nd'];

export function drawMeasureForm(random: Random, numbers: NumberForm): MeasureForm {
  const ec = random.chance(0.55) ? ecUnits[0] : (random.pick(ecUnits) ?? ecUnits[0]);
  const isUsual = ec.toStored === 1 || ec.toStored === 0.001;
  const unitPlace = random.pick(unitPlaces) ?? 'head';
  return {
    numbers,
    ec,
    // Without a unit, nobody could read S/m or ppm.
    unitPlace: unitPlace === 'none' && !isUsual ? 'head' : unitPlace,
    isShare: random.chance(0.1),
    nothing: random.pick(nothings) ?? '',
    gaps: random.chance(0.5) ? 0 : 0.15,
  };
}

/** Rounds the farm's values to what the file can write, so that the truth is what stands in it. */
export function asWritten(readings: readonly TrueReading[], { ec, isShare }: MeasureForm): TrueReading[] {
  return readings.map((reading) => {
    const values = { ...reading.values };
    for (const field of ['intakeEc', 'drainEc'] as const) {
      const written = ((values[field] ?? 0) / ec.toStored).toFixed(ec.decimals);
      values[field] = Number(written) * ec.toStored;
    }
    if (isShare) values.drainPercent = Math.round(values.drainPercent ?? 0);
    return { ...reading, values };
  });
}

/** Draws the columns of a list in an order of its own; `gaps` takes values out of the readings. */
export function drawColumns(random: Random, language: FileLanguage, form: MeasureForm): MeasureColumn[] {
  const all = ['intakeEc', 'intakePh', 'drainEc', 'drainPh', 'drainPercent'] as const;
  const chosen = all.filter(() => random.chance(0.75));
  const fields = chosen.length > 0 ? chosen : (['intakeEc', 'drainEc'] as const);
  const isBare = random.chance(0.12);
  const ofIntake = fields.filter((field) => field === 'intakeEc' || field === 'intakePh');
  const bare = ofIntake.length > 0 ? ofIntake : (['intakeEc'] as const);
  const columns = (isBare ? bare : fields).map((field) => columnOf(random, language, form, field, isBare));
  return random.chance(0.2) ? columns.toReversed() : columns;
}

export function columnOf(
  random: Random,
  language: FileLanguage,
  form: MeasureForm,
  field: ValueField,
  isBare = false,
): MeasureColumn {
  const own = heads[language][field] ?? heads.en[field] ?? [field];
  const bare = field === 'intakeEc' ? bareHeads.ec : bareHeads.ph;
  const head = random.pick(isBare ? bare : own) ?? field;
  const isEc = field.endsWith('Ec');
  const isPercent = field === 'drainPercent';
  const unit = isEc ? form.ec.text : isPercent ? '%' : '';
  const unitPlace = isEc ? form.unitPlace : isPercent && form.unitPlace === 'row' ? 'row' : 'none';
  const { numbers, ec, isShare, nothing, gaps } = form;
  return {
    field,
    head,
    unit,
    unitPlace,
    saysWater: !isBare,
    saysUnit: isEc
      ? (!ec.text.startsWith('ppm') && ec.toStored !== 0.001) ||
        (form.unitPlace !== 'none' && !ec.text.startsWith('ppm'))
      : !(isPercent && isShare),
    answerUnit: isEc
      ? ({ 1: 'mS/cm', 0.001: 'µS/cm' }[ec.toStored] ?? null)
      : isPercent
        ? isShare
          ? 'share'
          : '%'
        : null,
    cell: (reading) => {
      const value = reading.values[field];
      if (value === undefined) return nothing === '' ? emptyCell : textCell(nothing);
      if (gaps > 0 && random.chance(gaps)) {
        delete reading.values[field];
        return nothing === '' ? emptyCell : textCell(nothing);
      }
      if (isEc) return numberCell(value / ec.toStored, ec.decimals, numbers);
      if (isPercent) return isShare ? numberCell(value / 100, 2, numbers) : numberCell(value, 0, numbers);
      return numberCell(value, field.endsWith('Ph') ? 1 : 0, numbers);
    },
  };
}
