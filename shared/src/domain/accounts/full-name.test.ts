import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Amina', 'El Fassi', 'Amina El Fassi'],
  ['Amina', '', 'Amina'],
  ['', 'El Fassi', 'El Fassi'],
])('%j and %j are written "%s"', (firstname, lastname, name) => {
  expect(fullName({ firstname, lastname })).toBe(name);
});
