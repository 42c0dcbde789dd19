// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const fire = (type: string) => document.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    fire('pointerup');
    vi.useRealTimers();
  };
});

test('acts at once where nothing is pressed', () => {
  const run = vi.fn();
  afterPress(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])('waits for the end of a press (%s), and acts once', (end) => {
  const run = vi.fn();
  fire('pointerdown');
  afterPress(run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  fire(end);
  expect(run).not.toHaveBeenCalled(); // the click comes first
  vi.runAllTimers();
  fire('pointerdown');
  fire(end);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
