import { snake, type Wire } from '@seguia/openapi';
import type { ReadingProblem } from '@seguia/shared/domain/readings/reading-problem';
import { sentences } from '../problems/refusal.ts';

/** The problems that refuse a reading, by the contract's field names. Questions are left to the person. */
export const refusals = (problems: readonly ReadingProblem[]): Wire['FieldError'][] =>
  problems.flatMap(({ field, code, severity }) =>
    severity === 'refused'
      ? [{ field: Object.keys(snake({ [field]: null }))[0] ?? field, code, message: sentences[code] }]
      : [],
  );
