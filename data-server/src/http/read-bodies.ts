import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problems.ts';

/** No body in the contract nests deeper than 4; code that walks through a body must not exhaust the stack. */
const deepest = 32;

/** Fifty for each of an import's 20,000 readings. Parsing as many blocks for a moment; eight million, which fit in 16 MB, for seconds. */
const mostValues = 1_000_000;

/** Accepts bodies of JSON in UTF-8, and photos. Everything else is a 400, and so is JSON that nests too deep or has too many values, before any code parses it. */
export function readBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(refused('not_utf8', 'The body must be UTF-8.'));
    }
    const refusal = refusalOf(text);
    return refusal ? done(refusal) : parse(request, text, done);
  });
  // The contract decides by operation whether it fits; then the photo's own bytes are checked.
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const refused = (code: string, message: string) =>
  new Problem('bad_request', { errors: [{ field: '', code, message }] });

/** The problem of JSON whose brackets, outside of strings, nest too deep, or which has too many values: each begins after a bracket or a comma. */
function refusalOf(text: string): Problem | null {
  let depth = 0;
  let values = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[' || sign === ',') {
      values += 1;
      if (sign !== ',') depth += 1;
      if (depth > deepest) return refused('too_deep', `The body must not nest deeper than ${deepest}.`);
      if (values > mostValues) return refused('too_many_values', `The body must not have over ${mostValues} values.`);
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return null;
}
