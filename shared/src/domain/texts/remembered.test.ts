import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('makes each text once, nothing included, and forgets all of them once they are many', () => {
  const made: string[] = [];
  const read = remembered((text) => {
    made.push(text);
    return text === '' ? undefined : text.length;
  }, 2);
  expect([read('a'), read('a'), read(''), read('')]).toEqual([1, 1, undefined, undefined]);
  expect(made).toEqual(['a', '']);
  expect([read('bcd'), read('a')]).toEqual([3, 1]);
  expect(made).toEqual(['a', '', 'bcd', 'a']);
});
