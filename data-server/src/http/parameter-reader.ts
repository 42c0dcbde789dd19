import type { Wire } from '@seguia/openapi';
import { compiler, onFirstUse, type Schema } from './compiler.ts';
import { fieldErrors } from './field-errors.ts';

/** A parameter of the contract. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** Parameters as the HTTP server has them: text, or several texts if a name occurs several times in the query. */
export type Raw = Record<string, string | string[] | undefined>;

const forText = compiler({ coerceTypes: true, useDefaults: true });

/** Makes a function that converts the named parameters from text, and adds problems to `errors`. */
export function parameterReader(parameters: readonly Parameter[]) {
  const check = onFirstUse(() =>
    forText.compile({
      type: 'object',
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    }),
  );
  return (raw: Raw, errors: Wire['FieldError'][]) => {
    const read: Record<string, unknown> = {};
    for (const parameter of parameters) {
      const { name, in: at } = parameter;
      const text = raw[at === 'header' ? name.toLowerCase() : name];
      if (text !== undefined) read[name] = valueOf(text, parameter);
    }
    const valid = check();
    if (!valid(read)) errors.push(...fieldErrors(valid.errors));
    return read;
  };
}

const uuids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

/**
 * Splits lists at their commas, and writes UUIDs in lower case, as they are stored, because some systems send capitals. Ids of sessions are
 * no UUIDs, and their case matters.
 */
function valueOf(text: string | string[], { in: at, schema }: Parameter): unknown {
  if (schema.type === 'array') return listOf(text);
  if (schema.type === 'integer' && !isWhole(text)) return {};
  const hasCapitals = (at === 'path' || schema.format === 'uuid') && /[A-F]/.test(String(text));
  return hasCapitals ? String(text).replaceAll(uuids, (uuid) => uuid.toLowerCase()) : text;
}

/** Ajv accepts `Infinity`, `1e309` and `0x10` as numbers, and the first two pass every maximum. What is no number fails as an object. */
const isWhole = (text: string | string[]) => typeof text === 'string' && /^-?\d{1,15}$/.test(text);

const listOf = (text: string | string[]) =>
  [text]
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
