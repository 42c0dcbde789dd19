import { describe, expect, it } from 'vitest';
import { markPath, ringPath } from './shapes.ts';

describe('paths', () => {
  it('ring the outliers', () => {
    expect(ringPath([[10, 20]], 3)).toBe('M7,20a3,3 0 1,0 6,0a3,3 0 1,0 -6,0');
    expect(ringPath([])).toBe('');
  });

  it('point to what lies beyond the edge, above and below', () => {
    expect(markPath([[50, 0, true]], 5)).toBe('M50,0L55,8L45,8Z');
    expect(markPath([[50, 100, false]], 5)).toBe('M50,100L55,92L45,92Z');
  });
});
