import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestures } from './gestures.ts';
import { paced } from './paced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Specification 9: gestures: rollover frequency 100 ms
test.each(['drag', 'rollover'] as const)('reads a %s at once, then every 100 ms', (gesture) => {
  const run = vi.fn();
  const pace = paced(gestures[gesture], run);
  pace.call('first');
  expect(run).toHaveBeenLastCalledWith('first');
  vi.advanceTimersByTime(50);
  pace.call('lost');
  pace.call('last');
  vi.advanceTimersByTime(49);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenLastCalledWith('last');
  vi.advanceTimersByTime(101);
  pace.call('after a rest');
  expect(run).toHaveBeenLastCalledWith('after a rest');
});

test('stop drops what still waits', () => {
  const run = vi.fn();
  const pace = paced(100, run);
  pace.call(1);
  pace.call(2);
  pace.stop();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledOnce();
});
