import { parse } from 'yaml';
import { escapeText, prose } from './markup.ts';
import { schemaBlock, schemaName, type Schema } from './schema.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}
type Content = Record<string, { schema: Schema }>;
interface Answer {
  description: string;
  content?: Content;
}
interface OperationObject {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
}
const methods = ['get', 'put', 'post', 'delete'] as const;
type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], OperationObject>>;

interface Contract {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

/** An HTML page without scripts: every operation with its parameters, body and answers, and every schema. `text` is the contract as YAML. */
export function referencePage(text: string): string {
  const contract = parse(text) as Contract;
  const resolve = resolver(contract);
  const operations = Object.entries(contract.paths).flatMap(([url, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [
            {
              url,
              method,
              operation,
              parameters: parametersOf(item.parameters ?? [], operation.parameters ?? [], resolve),
            },
          ]
        : [];
    }),
  );
  const of = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag));
  const contents = contract.tags.map(
    ({ name }) =>
      `<li>${escapeText(name)}<ul>${of(name)
        .map(({ operation }) => `<li><a href="#${operation.operationId}">${escapeText(operation.operationId)}</a></li>`)
        .join('')}</ul></li>`,
  );
  const sections = contract.tags.map(({ name, description }) => {
    const entries = of(name).map(
      ({ url, method, operation, parameters }) => `<article id="${operation.operationId}">
<h3><span>${method.toUpperCase()}</span> <code>/v2${escapeText(url === '/' ? '' : url)}</code></h3>
<p>${escapeText(operation.summary ?? '')}</p>${prose(operation.description)}
${parametersTable(parameters)}${bodyOf(operation)}${answersTable(operation, resolve)}</article>`,
    );
    return `<section><h2>${escapeText(name)}</h2>${prose(description)}${entries.join('\n')}</section>`;
  });
  const schemas = Object.entries(contract.components.schemas).map(([name, schema]) => schemaBlock(name, schema));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(contract.info.title)}</title><link rel="stylesheet" href="/v2/docs/style.css"></head>
<body><nav aria-label="Operations"><ul>${contents.join('')}</ul><p><a href="#schemas">Schemas</a></p><p><a href="/v2/openapi.yaml">openapi.yaml</a></p></nav>
<main><h1>${escapeText(contract.info.title)}</h1>${prose(contract.info.description)}${sections.join('\n')}
<section id="schemas"><h2>Schemas</h2>${schemas.join('\n')}</section></main></body></html>`;
}

/** An operation's own parameters, and those of its path that it does not override. */
function parametersOf(
  shared: Parameter[],
  own: Parameter[],
  resolve: (parameter: Parameter) => Parameter,
): Parameter[] {
  const named = own.map(resolve);
  const isOwn = (parameter: Parameter) =>
    named.some(({ name, in: place }) => name === parameter.name && place === parameter.in);
  return [...shared.map(resolve).filter((parameter) => !isOwn(parameter)), ...named];
}

/** Makes a function that resolves a `$ref` inside the contract. */
function resolver(contract: object) {
  return <T extends object>(part: T): T => {
    const target = '$ref' in part ? String(part.$ref) : null;
    if (target === null) return part;
    const steps = target.slice(2).split('/');
    return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
  };
}

const table = (title: string, heads: string[], lines: string[][]) =>
  lines.length === 0
    ? ''
    : `<h4>${title}</h4><div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${lines
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

const parametersTable = (parameters: Parameter[]) =>
  table(
    'Parameters',
    ['Name', 'In', 'Type', 'Meaning'],
    parameters.map(({ name, in: place, required, schema, description }) => [
      `<code>${escapeText(name)}</code>${required ? ' <b>required</b>' : ''}`,
      escapeText(place),
      schemaName(schema),
      prose(description ?? schema?.description),
    ]),
  );

const schemaIn = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema;

function bodyOf({ requestBody }: OperationObject): string {
  return requestBody ? `<h4>Body</h4><p>${schemaName(schemaIn(requestBody.content))}</p>` : '';
}

const answersTable = ({ responses }: OperationObject, resolve: (answer: Answer) => Answer) =>
  table(
    'Answers',
    ['Status', 'Body', 'When'],
    Object.entries(responses).map(([status, found]) => {
      const { description, content } = resolve(found);
      return [status, schemaName(schemaIn(content)), prose(description)];
    }),
  );
