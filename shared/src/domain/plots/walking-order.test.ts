import { describe, expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { inWalkingOrder, movesBetween, placedAfter } from './walking-order.ts';

const plots = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const walked = (order: string[]) =>
  inWalkingOrder(plots, order)
    .map(({ id }) => id)
    .join('');

test.each([
  ['no order of one’s own', [], 'abcd'],
  ['all plots', ['d', 'c', 'b', 'a'], 'dcba'],
  ['a plot that has left the farm', ['d', 'gone', 'a', 'b', 'c'], 'dabc'],
  ['a new plot between two others', ['d', 'a', 'b'], 'dabc'],
  ['two new plots', ['c', 'a'], 'cdab'],
  ['a new plot before all others', ['d', 'c', 'b'], 'adcb'],
])('the walking order with %s', (_, order, way) => {
  expect(walked(order)).toBe(way);
});

test.each([
  ['abcd', 'd', 'a', 'adbc'],
  ['abcd', 'a', null, 'abcd'],
  ['abcd', 'c', null, 'cabd'],
  ['abcd', 'a', 'd', 'bcda'],
  ['abcd', 'new', 'b', 'abnewcd'],
  ['', 'new', null, 'new'],
  ['abcd', 'a', 'gone', null],
  ['abcd', 'a', 'a', null],
])('in %s, %s moves behind %s: %s', (ids, id, after, expected) => {
  expect(placedAfter(ids.split(''), id, after)?.join('') ?? null).toBe(expected);
});

describe('moves between two orders', () => {
  const follow = (from: string, to: string) => {
    const moves = movesBetween(from.split(''), to.split(''));
    const made = moves.reduce((ids, { id, after }) => placedAfter(ids, id, after) ?? [], from.split(''));
    return { made: made.join(''), count: moves.length };
  };

  test.each([
    ['abcdef', 'abcdef', 0],
    ['abcdef', 'bcdefa', 1],
    ['abcdef', 'fabcde', 1],
    ['abcdef', 'abedcf', 2],
    ['abc', 'cba', 2],
  ])('from %s to %s: %d', (from, to, count) => {
    expect(follow(from, to)).toEqual({ made: to, count });
  });

  test('lead to any order of twenty plots', () => {
    const from = 'abcdefghijklmnopqrst';
    const random = randomOf(7);
    for (let round = 0; round < 50; round += 1) {
      const to = from
        .split('')
        .toSorted(() => random() - 0.5)
        .join('');
      expect(follow(from, to).made).toBe(to);
    }
  });
});
