import { escapeText, prose } from './markup.ts';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
}

/** The type of a value as HTML, with a link if its schema has a name. */
export function schemaName(schema: Schema | undefined): string {
  if (!schema) return '–';
  if (schema.$ref) {
    const name = escapeText(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(schemaName).join(' or ');
  if (schema.allOf) return schema.allOf.map(schemaName).join(' and ');
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeText(String(value))}</code>`).join(', ');
  if (schema.items) return `list of ${schemaName(schema.items)}`;
  const types = [schema.type ?? 'any'].flat().join(' or ');
  return escapeText([types, schema.format && `(${schema.format})`, boundsOf(schema)].filter(Boolean).join(' '));
}

function boundsOf({ minimum, maximum, minLength, maxLength, default: usual }: Schema): string {
  const range = (low: number | undefined, high: number | undefined, unit: string) =>
    low === undefined && high === undefined ? '' : `${low ?? ''}–${high ?? ''}${unit}`;
  const text = usual === undefined ? '' : `default ${JSON.stringify(usual)}`;
  return [range(minimum, maximum, ''), range(minLength, maxLength, ' characters'), text].filter(Boolean).join(', ');
}

/** The fields of a schema, including those of its parts. */
function fieldsOf(schema: Schema): [string, Schema, boolean][] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema, boolean] => [
    name,
    field,
    schema.required?.includes(name) ?? false,
  ]);
  return [...own, ...(schema.allOf ?? []).flatMap(fieldsOf)];
}

/** A schema with its fields as HTML. */
export function schemaBlock(name: string, schema: Schema): string {
  const lines = fieldsOf(schema).map(
    ([field, type, isRequired]) =>
      `<tr><td><code>${escapeText(field)}</code>${isRequired ? ' <b>required</b>' : ''}</td><td>${schemaName(type)}</td><td>${prose(type.description)}</td></tr>`,
  );
  const head =
    '<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>';
  const fields =
    lines.length > 0
      ? `<div class="wide"><table>${head}<tbody>${lines.join('')}</tbody></table></div>`
      : `<p>${schemaName(schema)}</p>`;
  return `<article id="schema-${escapeText(name)}"><h3>${escapeText(name)}</h3>${prose(schema.description)}${fields}</article>`;
}
