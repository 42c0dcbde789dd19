import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MessageTree } from './faults.ts';
import { apps, compile } from './run.ts';
import { spaced } from '../shared/src/i18n/french-spaces.ts';

test.each([
  ['Se déconnecter ?', 'Se déconnecter\u202F?'],
  ['Vite ! Plus ; moins', 'Vite\u202F! Plus\u202F; moins'],
  ['Vide : sans fin', 'Vide\u00A0: sans fin'],
  ['Aucune « {search} » ici', 'Aucune «\u00A0{search}\u00A0» ici'],
  ['80 % centraux, % de drainage', '80\u00A0% centraux, % de drainage'],
  [' % de pente, après un nombre', '\u00A0% de pente, après un nombre'],
  ['20 000 relevés du 3 mai', '20\u202F000 relevés du 3 mai'],
  ['https://api.ferme.example', 'https://api.ferme.example'],
])('%j becomes %j', (typed, set) => {
  expect(spaced(typed)).toBe(set);
});

describe('every compiled French text', () => {
  let out = '';
  beforeAll(() => {
    out = mkdtempSync(path.join(tmpdir(), 'french-'));
    for (const app of apps) compile(app, app, path.join(out, app));
  });
  afterAll(() => rmSync(out, { recursive: true }));

  test.each(apps)('breaks no line of %s at a mark', (app) => {
    const messages = JSON.parse(readFileSync(path.join(out, app, 'fr.json'), 'utf8')) as Record<string, MessageTree>;
    const texts = Object.entries(messages).map(([id, message]) => `${id}: ${inOneLine(message)}`);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map((text) => text.replace(/^\S+ /, '')).filter((text) => wrong.test(text))).toEqual([]);
  });

  /** A plain space at a mark, no space, or a space of the wrong width. The colon of an address has no space. */
  const wrong = /[^\u202F?!][;!?]|[^\u00A0]:(?!\/\/)|[^\u00A0]»|«[^\u00A0]|[\dx] %|\d \d{3}/;
});

/** All variants of a message in one line, with `x` for its values. */
function inOneLine(message: MessageTree): string {
  return message
    .map(({ type, value, options, children }) =>
      options
        ? Object.values(options)
            .map((option) => inOneLine(option.value))
            .join(' | ')
        : children
          ? inOneLine(children)
          : type === 0
            ? value
            : 'x',
    )
    .join('');
}
