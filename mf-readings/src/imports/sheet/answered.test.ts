import { noAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { expect, test } from 'vitest';
import type { SheetView } from '@seguia/shared/platform';
import { answeredView, isAnswered, withSameParts } from './answered.ts';

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

const line = (key: string) => ({ key }) as SheetView['preview'][number];
const view = {
  questions: [{ kind: 'time' }, { kind: 'dripperCount' }],
  columns: [{ key: 'x!B1', head: 'Irr', kind: 'nothing' }],
  groups: [
    { key: 'hidden', count: 400, lines: [line('x!2'), line('x!3')] },
    { key: 'unusual', count: 1, lines: [line('x!4')] },
  ],
  preview: [line('x!9')],
} as unknown as SheetView;

test('what is answered is gone at once, and a column is what was said, before any row is read again', () => {
  const { questions, columns, groups } = answeredView(view, {
    ...noAnswers,
    time: '08:00',
    columns: { 'x!B1': 'irrigation' },
    all: { unusual: 'take' },
    rows: { 'x!2': { hidden: 'take' } },
  });
  expect(questions).toEqual([{ kind: 'dripperCount' }]);
  expect(columns).toEqual([{ key: 'x!B1', head: 'Irr', kind: 'irrigation' }]);
  expect(groups).toEqual([{ key: 'hidden', count: 399, lines: [line('x!3')] }]);
  const all = { 'x!4': { unusual: 'take' } };
  expect(answeredView(view, { ...noAnswers, rows: all }).groups.map(({ key }) => key)).toEqual(['hidden']);
});

test('questions and first rows that are read again as they were stay the same objects, so that nothing draws them again', () => {
  const again = structuredClone(view);
  const drawn = withSameParts(view, again);
  expect(drawn.questions.every((question, at) => question === view.questions[at])).toBe(true);
  expect(drawn.preview).toBe(view.preview);
  const other = withSameParts(view, { ...again, preview: [line('x!10')] });
  expect(other.preview).toEqual([line('x!10')]);
});
