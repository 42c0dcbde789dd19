import { plotNow } from '@seguia/shared/domain/board/plot-now';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { outsideMeasures, shownMeasure } from './shown-measure.ts';

const today = '2026-03-09';
const bands = bandOf({ intakeEc: { low: 2.2, high: 3 }, drainEc: { low: 3, high: 4.2 } });
const nowOf = (intakeEc: number, drainEc: number) =>
  plotNow([readingOf({ date: today, intakeEc, drainEc })], () => bands, today);

test('draws the week of the measure that the sentence is about', () => {
  expect(shownMeasure(nowOf(4.9, 4.6), { kind: 'measureAgain', measure: 'drainEc', compared: null as never })).toBe(
    'drainEc',
  );
});

test('draws the first measure outside of its target while the sentence is not known', () => {
  const now = nowOf(4.9, 4.6);
  expect(outsideMeasures(now)).toEqual(['intakeEc', 'drainEc']);
  expect(shownMeasure(now, undefined)).toBe('intakeEc');
});

test('draws drain EC where the sentence is about no measure and nothing is outside', () => {
  expect(shownMeasure(nowOf(2.5, 3.6), { kind: 'rising', rise: 0.6 })).toBe('drainEc');
});
