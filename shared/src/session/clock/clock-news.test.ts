// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { clockNewsAtom } from './clock-news.ts';
import { deviceClock } from './device-clock.ts';

const wrongBy = vi.spyOn(deviceClock, 'wrongBy');
let changed: () => void;
vi.spyOn(deviceClock, 'listen').mockImplementation((listener) => {
  changed = listener;
  return () => (changed = () => {});
});
beforeEach(() => localStorage.clear());
const hour = 3_600_000;

/** Starts the app on a device whose clock is known to be wrong by so much. */
function start(wrong: number | null) {
  wrongBy.mockReturnValue(wrong);
  const store = createStore();
  const stop = store.sub(clockNewsAtom, () => {});
  return { news: () => store.get(clockNewsAtom), close: () => store.set(clockNewsAtom), stop };
}

test('says once that a clock is wrong, over starts, and again only after it was right or goes wrong the other way', () => {
  expect(start(hour).news()).toBe(hour);
  expect(start(hour + 1000).news()).toBeNull();
  expect(start(-hour).news()).toBe(-hour);
  expect(start(-hour).news()).toBeNull();
  expect(start(null).news()).toBeNull();
  expect(start(-hour).news()).toBe(-hour);
});

test('shows what it learns while the app runs, until the person closes it or the clock is right', () => {
  const first = start(null);
  wrongBy.mockReturnValue(hour);
  changed();
  expect(first.news()).toBe(hour);
  first.close();
  expect(first.news()).toBeNull();
  changed();
  expect(first.news()).toBeNull();
  wrongBy.mockReturnValue(-hour);
  changed();
  expect(first.news()).toBe(-hour);
  wrongBy.mockReturnValue(null);
  changed();
  expect(first.news()).toBeNull();
  first.stop();
  wrongBy.mockReturnValue(hour);
  changed();
  expect(first.news()).toBeNull();
});
