import { expect, test } from 'vitest';
import { pastedPeople } from './pasted-people.ts';

test.each([
  ['Salma', { firstname: 'Salma', lastname: null, email: null }],
  ['Salma Ben Ali', { firstname: 'Salma', lastname: 'Ben Ali', email: null }],
  ['Salma Ouazzani; salma@farm.example', { firstname: 'Salma', lastname: 'Ouazzani', email: 'salma@farm.example' }],
  ['salma@farm.example\tSalma', { firstname: 'Salma', lastname: null, email: 'salma@farm.example' }],
  ['"Salma O." <salma@farm.example>', { firstname: 'Salma', lastname: 'O.', email: 'salma@farm.example' }],
  ['salma@farm.example', { firstname: null, lastname: null, email: 'salma@farm.example' }],
])('reads the person in %j', (line, person) => {
  expect(pastedPeople(line)).toEqual([{ line: 1, ...person, problem: null }]);
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
