import { describe, expect, it } from 'vitest';
import { areaPath, linePath } from './shapes.ts';

const same = (value: number) => value;

describe('paths', () => {
  it('leave gaps open, and make a dot of a day alone', () => {
    const vertices = [
      { x: 0, y: 1 },
      { x: 1, y: 2.04 },
      { x: 1, y: null },
      { x: 3, y: 4 },
      { x: 3, y: null },
      { x: 5, y: 6 },
    ];
    expect(linePath(vertices, same, same)).toBe('M0,1L1,2M3,4ZM5,6Z');
  });

  it('close an area piece by piece', () => {
    const points = [{ x: 0, low: 1, high: 3 }, { x: 2, low: 2, high: 4 }, null, { x: 5, low: 1, high: 2 }];
    expect(areaPath(points, same, same)).toBe('M0,3L2,4L2,2L0,1ZM5,2L6,2L5,1Z');
  });
});
