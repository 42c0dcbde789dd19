import { describe, expect, test } from 'vitest';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { PlotNow } from '@seguia/shared/domain/board/plot-now';
import { cardsAndLines, todayPlots } from './today-plots.ts';

test('lists plots without a reading today first, and both parts in walking order', () => {
  const plots = [
    { id: 'a', newest: { date: '2026-03-02' } },
    { id: 'b', newest: { date: '2026-03-01' } },
    { id: 'c', newest: null },
  ];
  const { waiting, done } = todayPlots(plots, '2026-03-02');
  expect(waiting.map(({ id, newest }) => [id, newest?.date])).toEqual([
    ['b', '2026-03-01'],
    ['c', undefined],
  ]);
  expect(done.map(({ item }) => item.id)).toEqual(['a']);
});

describe('plots that were read today', () => {
  const value = (reading: string, state: 'in' | 'above') => ({
    value: 2.4,
    reading: { id: reading, date: '2026-03-02', time: '09:12' },
    daysAgo: 0,
    band: null,
    state,
  });
  /** A plot whose drain EC is of this reading, and in this state. */
  const plot = (id: string, reading = id, state: 'in' | 'above' = 'in') => {
    const values = { ...byMeasure(() => null), intakeEc: value(id, 'in'), drainEc: value(reading, state) };
    return { item: { now: { values, state: 'in', worst: 'in', newest: null } satisfies PlotNow }, newest: { id } };
  };
  const ids = (plots: { newest: { id: string } }[]) => plots.map(({ newest }) => newest.id);

  test('have a card each where few have nothing to look at', () => {
    const { cards, lines } = cardsAndLines([plot('a'), plot('b'), plot('c', 'c', 'above'), plot('d'), plot('e')]);
    expect([ids(cards), ids(lines)]).toEqual([['a', 'b', 'c', 'd', 'e'], []]);
  });

  test('are lines where many have nothing to look at, but for one out of target and one with a value of an earlier reading', () => {
    const settled = ['a', 'b', 'c', 'd', 'e'].map((id) => plot(id));
    const { cards, lines } = cardsAndLines([...settled, plot('f', 'f', 'above'), plot('g', 'earlier')]);
    expect([ids(cards), ids(lines)]).toEqual([
      ['f', 'g'],
      ['a', 'b', 'c', 'd', 'e'],
    ]);
  });
});
