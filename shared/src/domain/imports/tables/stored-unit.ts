import { ecToStored, ecUnits, toMillilitres, volumeUnits, type EcUnit, type VolumeUnit } from '../../units.ts';
import { type CellUnit, type PpmUnit, ppmScales, ppmUnits, type WrittenUnit } from '../cells/cell-units.ts';
import { type UnitKind, unitKindOf, type ValueField } from './columns.ts';

/** The units in which a column of this field may be written. */
export function unitsFor(field: ValueField): readonly CellUnit[] {
  const options = {
    ec: [...ecUnits, 'S/m', ...ppmUnits],
    percent: ['%', 'share'],
    volume: [...volumeUnits, 'm³'],
    none: [],
  } as const satisfies Record<UnitKind, readonly CellUnit[]>;
  return options[unitKindOf(field)];
}

/** A value in the stored unit (volumes in mL); null where the unit does not belong to the field. */
export function toStoredUnit(field: ValueField, value: number, unit: WrittenUnit | null): number | null {
  const kind = unitKindOf(field);
  if (kind === 'none') return unit === null ? value : null;
  if (kind === 'ec' && unit !== null && unit in perStored) return rounded(value / (perStored[unit] ?? 1));
  if (unit === null || !unitsFor(field).some((known) => known === unit)) return null;
  if (kind === 'ec') return ecToStored(value, unit as EcUnit);
  if (unit === 'm³') return rounded(value * 1_000_000);
  if (kind === 'volume') return toMillilitres(value, unit as VolumeUnit);
  return unit === 'share' ? Number((value * 100).toPrecision(12)) : value;
}

/** How many of each unit beside those of the app are 1 mS/cm. */
const perStored: Readonly<Partial<Record<WrittenUnit, number>>> = {
  'mS/m': 100,
  'S/m': 0.1,
  cF: 10,
  ...ppmScales,
} satisfies Record<'mS/m' | 'S/m' | 'cF' | PpmUnit, number>;

/** Without the last digits of a quotient that no meter has. */
const rounded = (value: number) => Number(value.toPrecision(6));
