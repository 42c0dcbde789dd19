import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyFaults } from './faults.ts';
import { verify } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  cpSync(path.join(import.meta.dirname, 'shared'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(locale: string, edit: (messages: Record<string, string>) => void) {
  const file = path.join(folder, `${locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  edit(messages);
  writeFileSync(file, JSON.stringify(messages));
}

const faults = () => verify('shared', folder).join('\n');

describe('the check of the messages', () => {
  test('finds nothing in the kit’s own', () => {
    expect(faults()).toBe('');
  });

  test('names a missing key', () => {
    change('pl', (messages) => delete messages['ui.back']);
    expect(faults()).toMatch(/pl[^]*ui\.back/);
  });

  test('names an extra key', () => {
    change('es', (messages) => (messages['ui.extra'] = 'Nada'));
    expect(faults()).toMatch(/es[^]*ui\.extra/);
  });

  test('names a key that no code uses', () => {
    for (const locale of ['fr', 'en', 'es', 'pl', 'pt', 'ar-MA'])
      change(locale, (messages) => (messages['ui.extra'] = 'x'));
    expect(faults()).toContain('"ui.extra" is not used');
  });

  test.each(['ui.two-words', 'ui.two_words', 'ui.Two', 'alone'])(
    'names the key %s, which is not camelCase between dots',
    (id) => {
      expect(keyFaults({ [id]: 'x' }, { [id]: 'x' })).toEqual([`"${id}" is no key: write camelCase between dots`]);
    },
  );

  test('names words that differ from the code', () => {
    change('fr', (messages) => (messages['ui.back'] = 'En arrière'));
    expect(faults()).toContain('"ui.back" differs from the code');
  });

  test('names a lost variable', () => {
    change('ar-MA', (messages) => (messages['ui.measure.last'] = 'الأخير'));
    expect(faults()).toMatch(/ar-MA[^]*ui\.measure\.last/);
  });

  test('names a lost plural', () => {
    change('en', (messages) => (messages['ui.form.errors'] = '{count} things to correct'));
    expect(faults()).toMatch(/en[^]*ui\.form\.errors/);
  });

  test('names a lost plural form of that language', () => {
    change('pl', (messages) => (messages['ui.form.errors'] = '{count, plural, one {# błąd} other {# błędu}}'));
    expect(faults()).toContain('pl.json: "ui.form.errors" lacks the form "few" of {count}');
  });

  test('names a plural form that says 1 for every number', () => {
    change('pl', (messages) => {
      messages['ui.form.errors'] = messages['ui.form.errors']!.replace('few {#', 'few {1');
    });
    expect(faults()).toContain('pl.json: "ui.form.errors" lacks # in the form "few" of {count}');
    change('en', (messages) => {
      messages['ui.form.errors'] = messages['ui.form.errors']!.replace('one {#', 'one {1');
    });
    expect(faults()).toContain('en.json: "ui.form.errors" lacks # in the form "one" of {count}');
  });

  test('names a missing language', () => {
    rmSync(path.join(folder, 'pt.json'));
    expect(faults()).toContain('pt.json is missing');
  });
});
