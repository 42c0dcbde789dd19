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

/** Parameters as the HTTP server has them: text, several where a name stands in the query several times. */
export type Raw = Record<string, string | string[] | undefined>;

const forText = compiler({ coerceTypes: true, useDefaults: true });

/** Takes the named parameters out of text, and adds what is wrong with them to `errors`. */
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
 * Lists at their commas; UUIDs in small letters, as they are stored: some systems make them in capitals. Ids of
 * sessions are no UUIDs, and their capitals count.
 */
function valueOf(text: string | string[], { in: at, schema }: Parameter): unknown {
  if (schema.type === 'array') return listOf(text);
  if (schema.type === 'integer' && !isWhole(text)) return {};
  const hasCapitals = (at === 'path' || schema.format === 'uuid') && /[A-F]/.test(String(text));
  return hasCapitals ? String(text).replaceAll(uuids, (uuid) => uuid.toLowerCase()) : text;
}

/** Ajv takes `Infinity`, `1e309` and `0x10` for numbers, and the first two pass every maximum; what is no number fails as an object. */
const isWhole = (text: string | string[]) => typeof text === 'string' && /^-?\d{1,15}$/.test(text);

const listOf = (text: string | string[]) =>
  [text]
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
