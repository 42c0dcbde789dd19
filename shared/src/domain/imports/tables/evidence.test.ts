import { expect, test } from 'vitest';
import { read, lines, sheet, dateCell } from '@seguia/testing/sheets';
import { add, weigh } from './evidence.ts';

const at = [dateCell('2025-03-13'), '8:30'];
const kinds = (head: string, ...values: (string | number)[]) => {
  const rows = values.map((value) => [...at, value]);
  const result = read(sheet('Serre 1', ['Date', 'Heure', head], ...rows));
  const column = result.layouts[0]?.columns.find((found) => found.head === head);
  return column?.between.length ? column.between.join(' or ') : column?.kind;
};

// Specification 10: a column is what most evidence says, or a question
test('takes the kind for which most speaks, and names one that is close behind', () => {
  expect(weigh({ date: 18, nothing: 5 })).toEqual({ kind: 'date', second: null });
  expect(weigh(add({ intakeEc: 7, drainEc: 6 }, { nothing: 5 }))).toEqual({ kind: 'intakeEc', second: 'drainEc' });
});

test.each([
  ['EC apport', 2.1, 'intakeEc'],
  ['E.C. apport', 2.1, 'intakeEc'],
  ['EC', 2.1, 'intakeEc or drainEc'],
  ['EC S', 2.1, 'drainEc'],
  ['E.C. [S/m]', 0.21, 'intakeEc or drainEc'],
  ['EC apport quotient', 2.1, 'intakeEc or nothing'],
  ['EC bassin', 2.1, 'nothing or intakeEc'],
  ['EC substrat', 2.1, 'nothing'],
  ['EC solution du sol', 2.1, 'nothing or intakeEc'],
  ['EC apport max', 2.1, 'nothing'],
  ['EC apport (g/L)', 2.1, 'intakeEc'],
  ['pH apport', 5.8, 'intakePh'],
  ['pH apport', 58, 'nothing or intakePh'],
  ['pH apport', 'Hanna', 'nothing'],
  ['Humidité %', 55, 'nothing'],
  ['Drain (l/m2)', 1.6, 'nothing'],
  ['drain_NH4', 0.09, 'nothing'],
  ['Durée', '00:25', 'nothing'],
  ['Rempotage', '00:25', 'nothing'],
  ['N°', 7, 'nothing'],
] as const)('a column "%s" with %s is %s', (head, value, kind) => {
  expect(kinds(head, value, value, value)).toBe(kind);
});

test('an hour is never a plain whole number without an answer', () => {
  const rows = sheet(
    'Serre 1',
    ['Date', 'Heure', 'EC apport'],
    [dateCell('2025-03-13'), 8, 2.1],
    [dateCell('2025-03-14'), 9, 2.1],
  );
  expect(read(rows).questions).toMatchObject([
    { kind: 'column', head: 'Heure', between: ['time', 'nothing'], samples: ['8', '9'] },
    { kind: 'time' },
  ]);
  expect(lines(read(rows, { columns: { 'Serre 1!B1': 'time' } }))[0]).toBe(
    'ready | plot-1 2025-03-13 08:00 2.1 · · · ·',
  );
});

test('two columns that a person reads as one measure stay a question, and none replaces the other', () => {
  const rows = sheet('Serre 1', ['Date', 'Heure', 'EC', 'CE'], [...at, 2.1, 3.1]);
  const answers = { columns: { 'Serre 1!C1': 'drainEc', 'Serre 1!D1': 'drainEc' } } as const;
  expect(read(rows, answers).questions).toMatchObject([{ kind: 'column', head: 'CE', suggested: 'nothing' }]);
});

test('a table whose head a person marks is read below it', () => {
  const rows = sheet('Serre 1', ['Relevé', 'A'], ['Quand', 'Apport'], [dateCell('2025-03-13', '08:30'), 2.1]);
  expect(read(rows).unread).toEqual([{ sheet: 'Serre 1', code: 'no_heads' }]);
  const marked = read(rows, { heads: { 'Serre 1': 2 }, columns: { 'Serre 1!A2': 'date', 'Serre 1!B2': 'intakeEc' } });
  expect(lines(marked).at(-1)).toBe('ready | plot-1 2025-03-13 08:30 2.1 · · · ·');
  const none = sheet('Serre 1', [dateCell('2025-03-13', '08:30'), 2.1]);
  const answered = read(none, { heads: { 'Serre 1': 0 }, columns: { 'Serre 1!B0': 'intakeEc' } });
  expect(lines(answered)).toEqual(['ready | plot-1 2025-03-13 08:30 2.1 · · · ·']);
});

test.each([
  [
    'dates_across',
    [
      ['Serre', '01/03/2025', '02/03/2025', '03/03/2025'],
      ['Serre 1', 2.1, 2.2, 2.3],
    ],
  ],
  [
    'no_heads',
    [
      ['a', 'b'],
      [1, 2.1],
    ],
  ],
  ['no_numbers', [['Bonjour'], ['rien ici']]],
  [
    'no_values',
    [
      ['Date', 'Heure', 'Humidité'],
      ['13/03/2025', '8:30', 81],
    ],
  ],
] as const)('names what it does not read: %s', (code, rows) => {
  expect(read(sheet('x', ...rows.map((row) => [...row]))).unread).toEqual([{ sheet: 'x', code }]);
});
