/** The five measured values of a reading. */
export const measuredFields = ['intakeEc', 'intakePh', 'drainEc', 'drainPh', 'drainPercent'] as const;
export type MeasuredField = (typeof measuredFields)[number];

interface Range {
  low: number;
  high: number;
}

/** What cannot be (product, section 10): EC in mS/cm, percentages without an upper end. */
export const possible: Readonly<Record<MeasuredField, Range>> = {
  intakeEc: { low: 0, high: 20 },
  drainEc: { low: 0, high: 20 },
  intakePh: { low: 0, high: 14 },
  drainPh: { low: 0, high: 14 },
  drainPercent: { low: 0, high: Number.POSITIVE_INFINITY },
};

/** What is seen on farms; outside of it the form asks once "is this right?". */
export const usual: Readonly<Record<MeasuredField, Range>> = {
  intakeEc: { low: 0.3, high: 5 },
  drainEc: { low: 0.3, high: 8 },
  intakePh: { low: 4.5, high: 7.5 },
  drainPh: { low: 4.5, high: 8 },
  drainPercent: { low: 0, high: 60 },
};

/** A date before it is most likely a slip in the year, and asked about: no farm had this app then. */
export const earliestUsualDate = '2000-01-01';

/** Drippers beyond which the form asks. */
export const manyDrippers = 100;

export const maxNoteLength = 1000;

export function isUsual(field: MeasuredField, value: number): boolean {
  return value >= usual[field].low && value <= usual[field].high;
}

export function isPossible(field: MeasuredField, value: number): boolean {
  return value >= possible[field].low && value <= possible[field].high;
}

export function isEc(field: MeasuredField): field is 'intakeEc' | 'drainEc' {
  return field === 'intakeEc' || field === 'drainEc';
}

export function isPh(field: MeasuredField): field is 'intakePh' | 'drainPh' {
  return field === 'intakePh' || field === 'drainPh';
}
