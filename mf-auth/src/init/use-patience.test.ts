// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure } from './problem.ts';
import { usePatience } from './use-patience.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('disables the action for the seconds that the server asked for, then removes the message', () => {
  const trouble: CallFailure = { what: 'too-many', seconds: 40 };
  const onOver = vi.fn<() => void>();
  const { result } = renderHook(() => usePatience(trouble, onOver));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(39_900));
  expect([result.current, onOver.mock.calls.length]).toEqual([true, 0]);
  act(() => void vi.advanceTimersByTime(200));
  expect([result.current, onOver.mock.calls.length]).toEqual([false, 1]);
});

test('does not make the person wait after other problems', () => {
  const { result } = renderHook(() => usePatience({ what: 'offline' }, () => {}));
  expect(result.current).toBe(false);
});
