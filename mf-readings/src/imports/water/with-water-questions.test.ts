import type { SheetView } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import type { FileWater } from './file-water.ts';
import { withWaterQuestions } from './with-water-questions.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';

const nord = { kind: 'plot', name: 'Nord', suggested: null } as const;
const sud = { kind: 'plot', name: 'Sud', suggested: null } as const;
const openedWith = (questions: SheetView['questions']) =>
  ({ view: { questions, counts: { ready: 2 }, preview: [1] } }) as unknown as OpenSheet;
const water = { questions: [nord, sud] } as unknown as FileWater;

test('asks once about a plot that the readings and the water of a file name', () => {
  expect(withWaterQuestions(openedWith([nord]), true, water).view.questions).toEqual([nord, sud]);
});

test('asks about the water alone where the readings are not imported', () => {
  const { view } = withWaterQuestions(openedWith([{ kind: 'time' }]), false, water);
  expect([view.questions, view.counts.ready, view.preview]).toEqual([[nord, sud], 0, []]);
});

test('leaves a file as it is where its water asks nothing, so that it is sent again as the same import', () => {
  const opened = openedWith([]);
  expect(withWaterQuestions(opened, true, null)).toBe(opened);
  expect(withWaterQuestions(opened, true, { ...water, questions: [] })).toBe(opened);
});
