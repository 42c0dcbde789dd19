import { expect, test } from 'vitest';
import { judge } from './sizes.ts';

test('a size fails at more than 2 % over its limit, and is only named below that', () => {
  expect(judge({ 'shell script': [100_000, 100_000] })).toEqual({ over: [], near: [] });
  expect(judge({ 'shell script': [100_001, 100_000] })).toEqual({
    over: [],
    near: ['shell script: 100001 bytes, at most 100000'],
  });
  expect(judge({ 'shell script': [102_000, 100_000] }).over).toEqual([]);
  expect(judge({ 'shell script': [102_001, 100_000] })).toEqual({
    over: ['shell script: 102001 bytes, at most 100000'],
    near: [],
  });
});

test('a missing file fails', () => {
  expect(judge({ 'service worker': [0, 13_800] }).over).toEqual(['service worker: 0 bytes, at most 13800']);
});
