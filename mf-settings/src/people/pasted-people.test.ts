import { expect, test } from 'vitest';
import { pastedPeople } from './pasted-people.ts';

test.each([
  ['Salma', { firstname: 'Salma', lastname: null, email: null }],
  ['Salma Ben Ali', { firstname: 'Salma', lastname: 'Ben Ali', email: null }],
  ['Salma Ouazzani; salma@farm.example', { firstname: 'Salma', lastname: 'Ouazzani', email: 'salma@farm.example' }],
  ['salma@farm.example\tSalma', { firstname: 'Salma', lastname: null, email: 'salma@farm.example' }],
  ['"Salma O." <salma@farm.example>', { firstname: 'Salma', lastname: 'O.', email: 'salma@farm.example' }],
  ['Salma Ouazzani\tsalma@farm.example', { firstname: 'Salma', lastname: 'Ouazzani', email: 'salma@farm.example' }],
  ['Mohamed Amine\tAït Ali\tOuvrier\t06 12 34 56 78', { firstname: 'Mohamed Amine', lastname: 'Aït Ali', email: null }],
  ['salma@farm.example', { firstname: null, lastname: null, email: 'salma@farm.example' }],
])('reads the person in %j', (line, person) => {
  expect(pastedPeople(line)).toEqual([{ line: 1, ...person, problem: null }]);
});

test.each([
  [`${'a'.repeat(80)} ${'b'.repeat(80)}`, null],
  ['a'.repeat(81), 'name_too_long'],
  [`Salma ${'b'.repeat(81)}`, 'name_too_long'],
])('names a name that is too long: %s', (line, problem) => {
  expect(pastedPeople(line)[0]?.problem).toBe(problem);
});

test('names an e-mail that is none, and one that is there twice', () => {
  expect(
    pastedPeople('Salma salma@\n\nYann y@farm.example\nYvon Y@farm.example').map((of) => [of.line, of.problem]),
  ).toEqual([
    [1, 'email'],
    [3, null],
    [4, 'repeated'],
  ]);
});
