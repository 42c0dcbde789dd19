import { createElement } from 'react';
import { expect, test } from 'vitest';
import { animated, to, useSpring, useTransition } from './still-spring.ts';

test('a spring has the values at which it would come to rest', () => {
  expect(useSpring({ from: { y: 0 }, to: { y: 1 }, config: {}, immediate: true })).toEqual({ y: 1 });
  expect(useSpring(() => ({ transform: 'none', reset: true }))).toEqual({ transform: 'none' });
});

test('a transition draws each item once, at its final place, in the order of the places', () => {
  const draw = useTransition(['a', 'b'], {
    enter: (item) => ({ at: `enter ${item}` }),
    update: (item) => ({ at: `update ${item}` }),
  });
  const drawn = draw((values, item, _state, index) =>
    createElement('g', { ...values, key: item, id: `${index} ${item}` }),
  );
  expect(drawn.map(({ key, props }) => [key, props])).toEqual([
    ['0', { at: 'update a', id: '0 a' }],
    ['1', { at: 'update b', id: '1 b' }],
  ]);
});

test('a moving element is the element, and a sum of moving values is the sum', () => {
  expect([animated['g'], animated['line']]).toEqual(['g', 'line']);
  expect([to(2, (x) => Number(x) + 1), to([2, 3], (x, y) => Number(x) + Number(y))]).toEqual([3, 5]);
});
