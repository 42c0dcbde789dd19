/** The five values a reading can hold, in the order in which a person reads them. */
export const measures = ['intakeEc', 'intakePh', 'drainEc', 'drainPh', 'drainPercent'] as const;

export type Measure = (typeof measures)[number];

/** What a value is, which decides its unit and how it is written. */
export type Quantity = 'ec' | 'ph' | 'percent' | 'ratio';

const quantities: Record<Measure, Quantity> = {
  intakeEc: 'ec',
  intakePh: 'ph',
  drainEc: 'ec',
  drainPh: 'ph',
  drainPercent: 'percent',
};

export const quantityOf = (measure: Measure): Quantity => quantities[measure];
