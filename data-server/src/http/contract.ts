import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dereference } from '@apidevtools/json-schema-ref-parser';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { operations, Wire } from '@seguia/openapi';
import { Problem } from '../problems/problems.ts';
import { fieldErrors } from './field-errors.ts';
import { pictureType, typeErrors } from './body-type.ts';
import { compiler, onFirstUse, type Schema } from './compiler.ts';
import { holdsNul, nul } from './nul-character.ts';
import { type Parameter, parameterReader, type Raw } from './parameter-reader.ts';

export type OperationId = keyof operations;

type Content = Record<string, { schema: Schema }>;
interface OperationObject {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
type Method = 'get' | 'put' | 'post' | 'delete';
type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, OperationObject>>;

/** The parts of a call as the HTTP server has them: everything but the body is text. */
interface RawCall extends Record<'params' | 'query' | 'headers', Raw> {
  body: unknown;
}

export interface Operation {
  id: OperationId;
  method: Method;
  /** The path below the API base, with Fastify's `:name`. */
  url: string;
  /** The media type of its body; null for a call without one. */
  bodyType: string | null;
  /** The call with converted numbers and lists, and with defaults. Throws a 400 that names each field. */
  check(raw: RawCall): { params: object; query: object; headers: object; body: unknown };
  /** The names that a call may use, outside of its path. */
  names: Record<'query' | 'header' | 'body', string[]>;
  /** The faults of one of our answers; for tests. `partial`: the caller chose `fields`. */
  faults(status: number, contentType: string | undefined, payload: string, partial: boolean): string | null;
}

const forBodies = compiler({});

/** For bodies with a long list. Stops at the first fault: each item may have its own, and 16 MB hold millions of items. */
const forLists = compiler({ allErrors: false });

let contract: Promise<Operation[]> | undefined;

/** The operations of openapi.yaml, each with its checks. The file is read once per process, however many servers run in it. */
export function loadContract(): Promise<Operation[]> {
  contract ??= readContract();
  return contract;
}

async function readContract(): Promise<Operation[]> {
  const file = fileURLToPath(import.meta.resolve('@seguia/openapi/openapi.yaml'));
  const document = (await dereference(parse(await readFile(file, 'utf8')))) as unknown as {
    paths: Record<string, PathItem>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'put', 'post', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [makeOperation(path, method, operation, item.parameters ?? [])] : [];
    }),
  );
}

function makeOperation(path: string, method: Method, operation: OperationObject, shared: Parameter[]): Operation {
  const own = operation.parameters ?? [];
  const hidden = (parameter: Parameter) =>
    own.some(({ name, in: at }) => name === parameter.name && at === parameter.in);
  const parameters = [...shared.filter((parameter) => !hidden(parameter)), ...own];
  const namesIn = (place: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const readers = {
    params: parameterReader(parameters.filter((parameter) => parameter.in === 'path')),
    query: parameterReader(parameters.filter((parameter) => parameter.in === 'query')),
    headers: parameterReader(parameters.filter((parameter) => parameter.in === 'header')),
  };
  const sent: Content = operation.requestBody?.content ?? {};
  const schema = sent['application/json']?.schema;
  const isLong = ({ type, maxItems = Infinity }: Schema) => type === 'array' && maxItems > 100;
  const forBody = Object.values(schema?.properties ?? {}).some(isLong) ? forLists : forBodies;
  const bodyCheck = schema && onFirstUse(() => forBody.compile(schema));
  return {
    id: operation.operationId,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyType: Object.keys(sent)[0] ?? null,
    check(raw) {
      const errors: Wire['FieldError'][] = [];
      const call = {
        params: readers.params(raw.params, errors),
        query: readers.query(raw.query, errors),
        headers: readers.headers(raw.headers, errors),
        body: raw.body,
      };
      errors.push(...typeErrors(raw.body, sent));
      const isPicture = Buffer.isBuffer(raw.body);
      const validBody = isPicture ? undefined : bodyCheck?.();
      if (validBody && !validBody(raw.body)) errors.push(...fieldErrors(validBody.errors));
      // A body is walked through only where the contract has limited it.
      if (errors.length === 0 && [raw.params, raw.query, isPicture ? null : raw.body].some(holdsNul)) errors.push(nul);
      if (errors.length > 0) throw new Problem('bad_request', { errors });
      return call;
    },
    names: {
      query: namesIn('query'),
      header: namesIn('header'),
      body: Object.keys(schema?.properties ?? {}),
    },
    faults: responseChecker(operation.responses),
  };
}

function responseChecker(responses: OperationObject['responses']): Operation['faults'] {
  const known = new Map<Schema, { whole: ValidateFunction; partial: ValidateFunction }>();
  const validators = (schema: Schema) => {
    const found = known.get(schema) ?? {
      whole: forBodies.compile(schema),
      partial: forBodies.compile(partialRows(schema)),
    };
    known.set(schema, found);
    return found;
  };
  return (status, contentType, payload, partial) => {
    const response = responses[status] ?? (status >= 500 ? responses['5XX'] : undefined);
    if (!response) return `status ${status} is not in the contract`;
    if (!response.content) return payload === '' ? null : `status ${status} has no body in the contract`;
    const schema = response.content[(contentType ?? '').split(';')[0] ?? '']?.schema;
    if (schema && contentType === pictureType) return null;
    if (!schema) return `${contentType} is not in the contract for status ${status}`;
    const valid = validators(schema)[partial ? 'partial' : 'whole'];
    return valid(JSON.parse(payload)) ? null : forBodies.errorsText(valid.errors);
  };
}

/** A page whose rows may lack fields, because the caller chose the fields. */
function partialRows(page: Schema): Schema {
  const { data } = page.properties ?? {};
  if (!data?.items) return page;
  const items = { ...data.items, required: [] };
  return { ...page, properties: { ...page.properties, data: { ...data, items } } };
}
