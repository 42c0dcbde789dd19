import { snake, type Wire } from '@seguia/openapi';

/** The problems of a meter or a calibration, by the fields of the contract. */
export const fieldErrors = <Code extends string>(
  problems: readonly { field: string; code: Code }[],
  messages: Readonly<Record<Code, string>>,
): Wire['FieldError'][] =>
  problems.map(({ field, code }) => ({
    field: Object.keys(snake({ [field]: null }))[0] ?? field,
    code,
    message: messages[code],
  }));
