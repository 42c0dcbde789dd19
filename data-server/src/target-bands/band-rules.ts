import type { Wire } from '@seguia/openapi';
import { isPossible } from '@seguia/shared/domain/reading-limits';

/** The five values on the wire, and in the rules. */
const bandValues = {
  intake_ec: 'intakeEc',
  intake_ph: 'intakePh',
  drain_ec: 'drainEc',
  drain_ph: 'drainPh',
  drain_percent: 'drainPercent',
} as const;

export type BandValue = keyof typeof bandValues;
export const bandNames = Object.keys(bandValues) as BandValue[];

/** What is wrong with a band by itself; empty when nothing is. */
export function checkBand(body: Wire['TargetBandBody']): Wire['FieldError'][] {
  const errors: Wire['FieldError'][] = [];
  if (body.to && body.to < body.from) {
    errors.push({ field: 'to', code: 'end_before_start', message: 'The last day lies before the first.' });
  }
  if (bandNames.every((name) => isOpen(body[name]))) {
    errors.push({ field: '', code: 'band_empty', message: 'A target band has at least one limit.' });
  }
  return [...errors, ...bandNames.flatMap((name) => checkLimits(name, body[name]))];
}

const isOpen = (band: Wire['Band'] | undefined) => (band?.low ?? null) === null && (band?.high ?? null) === null;

function checkLimits(name: BandValue, band: Wire['Band'] | undefined): Wire['FieldError'][] {
  if (!band) return [];
  const errors = (['low', 'high'] as const)
    .filter((end) => band[end] !== null && !isPossible(bandValues[name], band[end]))
    .map((end) => ({ field: `${name}.${end}`, code: 'impossible', message: 'No reading can have this value.' }));
  if (band.low !== null && band.high !== null && band.low > band.high) {
    errors.push({ field: `${name}.high`, code: 'low_over_high', message: 'The upper limit lies below the lower one.' });
  }
  return errors;
}
