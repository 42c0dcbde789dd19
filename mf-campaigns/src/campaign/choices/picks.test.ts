import { describe, expect, it } from 'vitest';
import { firstPicks, isFull, picksAmong, togglePick } from './picks.ts';

describe('picking plots', () => {
  it('begins with the first five', () => {
    expect([...firstPicks(['a', 'b', 'c', 'd', 'e', 'f']).values()]).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(firstPicks(['a']).size).toBe(1);
  });

  it('keeps every plot’s colour while others come and go', () => {
    const without = togglePick(firstPicks(['a', 'b', 'c']), 'b');
    expect([...without]).toEqual([
      [1, 'a'],
      [3, 'c'],
    ]);
    expect(togglePick(without, 'd').get(2)).toBe('d');
  });

  it('leaves out what a link names and is not there: it would take a colour and bear no line', () => {
    const picked = new Map([
      [1, 'gone'],
      [2, 'b'],
    ] as const);
    expect([...picksAmong(['a', 'b'], picked)]).toEqual([[2, 'b']]);
    expect([...picksAmong(['a', 'c'], picked).values()]).toEqual(['a', 'c']);
    expect(picksAmong(['a', 'b'], new Map()).size).toBe(0);
    expect([...picksAmong(['a'], null).values()]).toEqual(['a']);
  });

  it('takes five at most', () => {
    const full = firstPicks(['a', 'b', 'c', 'd', 'e']);
    expect(isFull(full)).toBe(true);
    expect([...togglePick(full, 'f').values()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
