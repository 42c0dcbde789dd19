// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsavedForm, useUnsavedGuard } from './unsaved.ts';

/** Whether closing the tab would bring up a question. */
function isPrevented(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('closing the tab asks while a form has unsaved input, and an update waits', () => {
  const form = renderHook(({ dirty }) => useUnsavedGuard(dirty), { initialProps: { dirty: false } });
  expect([hasUnsavedForm(), isPrevented()]).toEqual([false, false]);
  form.rerender({ dirty: true });
  expect([hasUnsavedForm(), isPrevented()]).toEqual([true, true]);
  form.rerender({ dirty: false });
  expect([hasUnsavedForm(), isPrevented()]).toEqual([false, false]);
});

test('asks while one of several forms has unsaved input, and not after it is left', () => {
  const [first, second] = [renderHook(() => useUnsavedGuard(true)), renderHook(() => useUnsavedGuard(true))];
  first.unmount();
  expect([hasUnsavedForm(), isPrevented()]).toEqual([true, true]);
  second.unmount();
  expect([hasUnsavedForm(), isPrevented()]).toEqual([false, false]);
});
