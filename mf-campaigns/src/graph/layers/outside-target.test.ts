import { describe, expect, it } from 'vitest';
import { outsideOf } from './outside-target.ts';

const at = (x: number, y: number | null) => ({ x, y, low: y ?? 0, high: y ?? 0 });
const band = { from: 0, to: 10, low: 2, high: 4 };

describe('the parts of a line outside of its target', () => {
  it('are empty if the line stays inside, or has no target', () => {
    expect(outsideOf([at(1, 2), at(2, 3), at(3, 4)], [band])).toEqual([]);
    expect(outsideOf([at(1, 9)], [])).toEqual([]);
    expect(outsideOf([at(11, 9)], [band])).toEqual([]);
  });

  it('begin and end where the line crosses a limit', () => {
    expect(outsideOf([at(1, 3), at(3, 5), at(5, 1)], [band])).toEqual([
      { x: 1, y: 3, edge: 3 },
      { x: 2, y: 4, edge: 4 },
      { x: 3, y: 5, edge: 4 },
      { x: 3.5, y: 4, edge: 4 },
      { x: 4.5, y: 2, edge: 2 },
      { x: 5, y: 1, edge: 2 },
    ]);
  });

  it('have no end if a limit is open', () => {
    const open = { ...band, high: null };
    expect(outsideOf([at(1, 3), at(2, 90)], [open])).toEqual([]);
    expect(outsideOf([at(1, 1)], [open])).toEqual([{ x: 1, y: 1, edge: 2 }]);
  });

  it('are interrupted where the line is, and where one stage follows another', () => {
    const next = { from: 10, to: 20, low: 6, high: 8 };
    const edges = (columns: ReturnType<typeof at>[]) => outsideOf(columns, [band, next]).map(({ edge }) => edge);
    expect(edges([at(1, 5), at(1, null), at(4, 5)])).toEqual([4, null, 4]);
    expect(edges([at(9, 5), at(11, 5)])).toEqual([4, null, 6]);
  });
});
