import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problems.ts';

/** No body in the contract nests deeper than 4; code that walks through a body must not exhaust the stack. */
const deepest = 32;

/** Accepts bodies of JSON in UTF-8, and photos. Everything else is a 400, and so is JSON that nests too deep, before any code walks through it. */
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
    if (isDeeperThan(text, deepest)) return done(refused('too_deep', `The body must not nest deeper than ${deepest}.`));
    return parse(request, text, done);
  });
  // The contract decides by operation whether it fits; then the photo's own bytes are checked.
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const refused = (code: string, message: string) =>
  new Problem('bad_request', { errors: [{ field: '', code, message }] });

/** Whether brackets outside of strings nest deeper than `most`. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}
