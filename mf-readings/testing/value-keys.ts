import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { typedBySide } from '@seguia/shared/domain/readings/reading-fields';

/** Types these values with "next" after each typed measure, as the keypad does. The last value, of drain, has the focus then. */
export const valueKeys = (values: Partial<Record<MeasuredField, string>>): string =>
  typedBySide.map((field) => `${values[field] ?? ''}{Enter}`).join('');
