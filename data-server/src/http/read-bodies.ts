import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problems.ts';

/** No body of the contract nests deeper than 4; what walks through a body must not run out of stack. */
const deepest = 32;

/** Bodies are JSON in UTF-8, or a photo. What is neither is a 400, and so is what nests too deep, before anything walks through it. */
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
  // What it is says the contract, by operation, and then its own bytes.
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const refused = (code: string, message: string) =>
  new Problem('bad_request', { errors: [{ field: '', code, message }] });

/** Whether brackets open more than `most` deep outside of strings. */
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
