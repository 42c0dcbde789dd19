import { describe, expect, it } from 'vitest';
import { acrossPath, areaPath, linePath, markPath, ringPath } from './shapes.ts';

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

  it('end a line with a dot where its last day is alone, and with none where it is not', () => {
    const single = [
      { x: 0, y: 1 },
      { x: 1, y: 2 },
      { x: 1, y: null },
      { x: 3, y: 4 },
    ];
    expect(linePath(single, same, same)).toBe('M0,1L1,2M3,4Z');
    expect(linePath(single.slice(0, 3), same, same)).toBe('M0,1L1,2');
    expect(linePath([], same, same)).toBe('');
  });

  it('are where the axes put them', () => {
    const [xOf, yOf] = [(x: number) => x * 10, (y: number) => 100 - y];
    expect(linePath([{ x: 1, y: 2 }], xOf, yOf)).toBe('M10,98Z');
    expect(areaPath([{ x: 1, low: 1, high: 3 }, null, null], xOf, yOf)).toBe('M10,97L11,97L10,99Z');
    expect(areaPath([null], xOf, yOf)).toBe('');
  });

  it('go across the width, at each height', () => {
    expect(acrossPath([10, 20.04], 300)).toBe('M0,10H300M0,20H300');
  });

  it('ring the outliers', () => {
    expect(ringPath([[10, 20]], 3)).toBe('M7,20a3,3 0 1,0 6,0a3,3 0 1,0 -6,0');
    expect(ringPath([])).toBe('');
  });

  it('point to what lies beyond the edge, above and below', () => {
    expect(markPath([[50, 0, true]], 5)).toBe('M50,0L55,8L45,8Z');
    expect(markPath([[50, 100, false]], 5)).toBe('M50,100L55,92L45,92Z');
  });
});
