import { describe, expect, test } from 'vitest';
import { shortened, spreadLabels } from './end-labels.ts';
import { bucketsFor, dayAt, graphLook, offsetOf, plotWidth } from './geometry.ts';
import { keyAction } from '../pointing/keys.ts';

const span = { from: 100, to: 199 };

describe('places on a graph', () => {
  test('several lines leave room for their names, one needs none', () => {
    const margins = (width: number, lines: number, hasRightAxis = false) =>
      graphLook({ width, lines, hasRightAxis }).margins;
    expect([margins(400, 1).right, margins(400, 1, true).right, margins(400, 2).right]).toEqual([14, 36, 72]);
    expect(margins(1000, 2).right).toBeGreaterThan(100);
    expect(plotWidth(400, margins(400, 2))).toBe(288);
    expect(plotWidth(10, margins(10, 2))).toBe(1);
    expect([bucketsFor(400, margins(400, 2)), bucketsFor(50, margins(50, 2))]).toEqual([72, 20]);
  });

  test('finds the day under a finger, and the middle of a day', () => {
    expect([dayAt(0, 1000, span), dayAt(9.9, 1000, span), dayAt(10, 1000, span)]).toEqual([100, 100, 101]);
    expect([dayAt(-50, 1000, span), dayAt(999, 1000, span), dayAt(5000, 1000, span)]).toEqual([100, 199, 199]);
    expect([offsetOf(100, 1000, span), offsetOf(199, 1000, span)]).toEqual([5, 995]);
    for (const day of [100, 150, 199]) expect(dayAt(offsetOf(day, 1000, span), 1000, span)).toBe(day);
  });
});

describe('names at the ends of lines', () => {
  const at = (...heights: number[]) => heights.map((y, index) => ({ id: String(index), text: 't', y }));
  const spread = (...heights: number[]) => spreadLabels(at(...heights), 10, 100).map(({ id, y }) => `${id} ${y}`);

  test.each([
    ['apart already', [20, 50], ['0 20', '1 50']],
    ['that would cover each other', [20, 25], ['0 20', '1 30']],
    ['in another order', [50, 20], ['1 20', '0 50']],
    ['above the top', [-5, 0], ['0 0', '1 10']],
    ['below the bottom', [99, 120], ['0 90', '1 100']],
  ])('%s', (_name, heights, placed) => {
    expect(spread(...heights)).toEqual(placed);
  });

  test('spreading labels leaves the requested places unchanged, and long names are cut', () => {
    const wanted = at(20, 25);
    spreadLabels(wanted, 10, 100);
    expect(wanted.map(({ y }) => y)).toEqual([20, 25]);
    expect([shortened('Serre 12', 8), shortened('Serre 123', 8)]).toEqual(['Serre 12', 'Serre 1…']);
  });
});

describe('keys on a graph', () => {
  test.each([
    ['ArrowRight', 150, { day: 151 }],
    ['ArrowUp', 150, { day: 151 }],
    ['ArrowLeft', 150, { day: 149 }],
    ['ArrowDown', 150, { day: 149 }],
    ['PageUp', 150, { day: 160 }],
    ['PageDown', 150, { day: 140 }],
    ['Home', 150, { day: 100 }],
    ['End', 150, { day: 199 }],
    ['Escape', 150, { day: null }],
    ['ArrowRight', 199, { day: 199 }],
    ['ArrowLeft', 100, { day: 100 }],
    ['PageDown', 103, { day: 100 }],
    ['ArrowRight', null, { day: 199 }],
    ['ArrowLeft', null, { day: 199 }],
    ['PageDown', null, { day: 189 }],
    ['Escape', null, null],
    ['x', 150, null],
  ])('%s with day %s pinned: %j', (key, day, action) => {
    expect(keyAction(key, day, span)).toEqual(action);
  });

  test('a page is a week at least', () => {
    expect(keyAction('PageUp', 2, { from: 1, to: 20 })).toEqual({ day: 9 });
  });

  test('plus and minus zoom about the pinned day', () => {
    const zoom = (key: string) => (keyAction(key, 150, span) as { zoom: typeof span }).zoom;
    const days = ({ from, to }: typeof span) => to - from + 1;
    expect([days(zoom('+')), days(zoom('-'))]).toEqual([50, 200]);
    expect(zoom('+').from).toBeLessThan(150);
    expect(zoom('+').to).toBeGreaterThan(150);
  });
});
