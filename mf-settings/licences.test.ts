import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesFile, listLicences } from './licences.ts';

const listed = listLicences();

test('the list on the screen is that of the packages installed', () => {
  expect(JSON.parse(readFileSync(licencesFile, 'utf8'))).toEqual(listed);
});

test('every package says under which licence it comes', () => {
  expect(listed.filter(({ licence }) => licence === 'see package')).toEqual([]);
  expect(listed.map(({ name }) => name)).toContain('react');
});
