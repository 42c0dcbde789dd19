import { expect, test } from 'vitest';
import { channelScale } from './channel-scale.ts';

const at = (place: string) => Number.parseFloat(place);

test('the band takes the middle half of the track', () => {
  const place = channelScale([2, 2.2], { low: 1.8, high: 2.6 });
  expect(at(place(1.8))).toBeCloseTo(26);
  expect(at(place(2.6))).toBeCloseTo(74);
});

test('a value far outside stays on the track, and the band with it', () => {
  const place = channelScale([12, null], { low: 1.8, high: 2.6 });
  expect(at(place(12))).toBe(98);
  expect(at(place(1.8))).toBeLessThan(at(place(2.6)));
});

test('one limit, no limit, and one value alone have a place as well', () => {
  expect(at(channelScale([28], { low: null, high: 35 })(28))).toBeGreaterThan(2);
  expect(at(channelScale([2.4, 2.2], { low: null, high: null })(2.4))).toBeGreaterThan(50);
  expect(at(channelScale([0], { low: null, high: null })(0))).toBe(50);
});
