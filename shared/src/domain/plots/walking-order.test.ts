import { expect, test } from 'vitest';
import { inWalkingOrder } from './walking-order.ts';

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
