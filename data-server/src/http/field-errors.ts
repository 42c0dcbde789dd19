import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Wire } from '@seguia/openapi';

/** How many errors of a part of a call are answered, and how many characters of a field's name: a caller chooses both. */
const [mostErrors, mostCharacters] = [100, 200];

/** Converts Ajv's errors about a call into the problem's field errors, up to 100; a missing or unknown field is named itself. */
export function fieldErrors(errors: ValidateFunction['errors']): Wire['FieldError'][] {
  return (errors ?? []).slice(0, mostErrors).map((error) => {
    const parent = error.instancePath.slice(1).replaceAll('/', '.');
    const named = namedIn(error);
    const field = named === undefined ? parent : [parent, named].filter(Boolean).join('.');
    const code = error.keyword === 'additionalProperties' ? 'unknown_field' : error.keyword;
    return { field: field.slice(0, mostCharacters), code, message: error.message ?? 'is not what the contract says' };
  });
}

const namedIn = ({ params }: ErrorObject) =>
  (params as { missingProperty?: string; additionalProperty?: string }).missingProperty ??
  (params as { additionalProperty?: string }).additionalProperty;
