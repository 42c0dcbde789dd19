import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import withoutDefaultMessages from './without-default-messages.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.each([
  ["{ id: 'a.b', defaultMessage: 'Relevé d’hier' }", "{ id: 'a.b',  }"],
  ["{ id: 'a.b', defaultMessage: 'L\\'eau', }", "{ id: 'a.b',  }"],
  ["{\n  id: 'a.b',\n  defaultMessage:\n    'Un très long texte',\n}", "{\n  id: 'a.b',\n  \n\n}"],
  [
    '<FormattedMessage id="a.b" defaultMessage="Retour" values={{ a }} />',
    '<FormattedMessage id="a.b"  values={{ a }} />',
  ],
])('%s', (source, text) => {
  expect(withoutDefaultMessages(source)).toBe(text);
});

test('removes every text of every remote, and keeps every line in its place', () => {
  const files = globSync('mf-*/src/**/*.{ts,tsx}', { cwd: root });
  const sources = files.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
  expect(sources.filter(({ source }) => source.includes('defaultMessage')).length).toBeGreaterThan(50);
  for (const { file, source } of sources) {
    const stripped = withoutDefaultMessages(source);
    expect(stripped, file).not.toMatch(/defaultMessage(:\s*['"`]|=)/);
    expect(stripped.split('\n').length, file).toBe(source.split('\n').length);
  }
});
