import { expect, test } from 'vitest';
import { heatKey } from './heat-keys.ts';
import { boxOf, cellAt, cellsHeight, heatPlaces } from './heat-places.ts';

const names = { width: 80, side: 'left' } as const;
const places = heatPlaces({ width: 480, rows: 12, columns: 100 }, names);

test('finds the cell at a place', () => {
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 100; column += 7) {
      const { left, top, width, height } = boxOf(places, { row, column });
      expect(cellAt(places, left + width / 2, top + height / 2)).toEqual({ row, column });
    }
});

test('returns the nearest cell when a finger leaves the map', () => {
  expect(cellAt(places, -20, -5)).toEqual({ row: 0, column: 0 });
  expect(cellAt(places, 9999, 9999)).toEqual({ row: 11, column: 99 });
});

test('fills the width beside the names, and ends with the last row', () => {
  expect(places.columnWidth * 100 + places.left + places.right).toBe(480);
  const { top, height } = boxOf(places, { row: 11, column: 0 });
  expect(top + height).toBeCloseTo(cellsHeight(places));
});

test('does not stretch a few days over a desk', () => {
  const few = heatPlaces({ width: 1000, rows: 1, columns: 5 }, names);
  expect(few.columnWidth).toBe(28);
  expect(few.columnWidth * 5 + few.left + few.right).toBe(1000);
});

test('puts the names at the right where lines begin there', () => {
  const mirrored = heatPlaces({ width: 480, rows: 12, columns: 100 }, { width: 80, side: 'right' });
  expect([mirrored.left, mirrored.right]).toEqual([0, 80]);
});

test.each([
  ['ArrowRight', { row: 3, column: 6 }],
  ['ArrowLeft', { row: 3, column: 4 }],
  ['ArrowDown', { row: 4, column: 5 }],
  ['ArrowUp', { row: 2, column: 5 }],
  ['PageUp', { row: 3, column: 15 }],
  ['Home', { row: 3, column: 0 }],
  ['End', { row: 3, column: 99 }],
])('moves with %s', (key, cell) => {
  expect(heatKey(key, { row: 3, column: 5 }, places)).toEqual({ cell });
});

test('stays on the map, begins at the newest column, and leaves other keys alone', () => {
  expect(heatKey('ArrowUp', { row: 0, column: 5 }, places)).toEqual({ cell: { row: 0, column: 5 } });
  expect(heatKey('ArrowDown', null, places)).toEqual({ cell: { row: 0, column: 99 } });
  expect(heatKey('Tab', { row: 0, column: 5 }, places)).toBeNull();
  expect(heatKey('Enter', null, places)).toBeNull();
});

test('opens with Enter and Space, and leaves with Escape', () => {
  const cell = { row: 0, column: 5 };
  expect(['Enter', ' ', 'Escape'].map((key) => heatKey(key, cell, places))).toEqual(['open', 'open', 'leave']);
});
