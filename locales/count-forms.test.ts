import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

/** Writes a text of the readings in a language. */
function written(locale: string, id: string, values: Record<string, number>): string {
  const file = path.join(import.meta.dirname, 'mf-readings', `${locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return createIntl({ locale, messages }).formatMessage({ id }, values);
}

test.each([
  ['fr', 'nouveaux : 1, changés : 1, déjà là : 0'],
  ['es', 'nuevos: 1, cambiados: 1, ya estaban: 0'],
  ['pt', 'novos: 1, alterados: 1, já lá estavam: 0'],
])('what an import would change is counted without a plural of one: %s', (locale, text) => {
  expect(written(locale, 'readings.waterImport.effect', { added: 1, changed: 1, same: 0 })).toBe(text);
});

test('French says how many lines are not shown without a plural of one', () => {
  expect(written('fr', 'readings.imports.more', { count: 1 })).toBe('Et 1 de plus.');
});

test('Arabic has the nominative of two days where they stand alone, and the accusative after a verb', () => {
  expect(written('ar-MA', 'readings.imports.daysAlone', { count: 2 })).toBe('يومان من الماء والضوء');
  expect(written('ar-MA', 'readings.imports.days', { count: 2 })).toBe('يومين من الماء والضوء');
});

test('Portuguese has the plural of no reading', () => {
  expect(written('pt', 'readings.imports.done', { count: 0 })).toBe('0 leituras importadas');
});
