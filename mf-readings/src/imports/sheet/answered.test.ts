import { noAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { expect, test } from 'vitest';
import { isAnswered } from './answered.ts';

test('a question is settled by the answer for its own name or column, and by no other', () => {
  const plot = { kind: 'plot', name: 'Serre  2', suggested: null } as const;
  const unit = { kind: 'unit', key: 'x!B1', head: 'EC', options: [], suggested: null } as const;
  const time = { kind: 'time' } as const;
  const settled = (answers: Partial<typeof noAnswers>) =>
    [plot, unit, time].map((question) => isAnswered(question, { ...noAnswers, ...answers }));
  expect(settled({})).toEqual([false, false, false]);
  expect(settled({ plots: { 'serre 2': null } })).toEqual([true, false, false]);
  expect(settled({ units: { 'x!C1': 'mS/cm' } })).toEqual([false, false, false]);
  expect(settled({ units: { 'x!B1': 'mS/cm' } })).toEqual([false, true, false]);
  expect(settled({ columns: { 'x!B1': 'nothing' } })).toEqual([false, true, false]);
  expect(settled({ time: '08:00' })).toEqual([false, false, true]);
});
