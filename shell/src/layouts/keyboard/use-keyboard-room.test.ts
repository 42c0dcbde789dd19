// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** What of the page is in sight. */
let seen: EventTarget & { height: number; offsetTop: number; scale: number };

beforeEach(() => {
  seen = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const see = (change: Partial<typeof seen>, event = 'resize') => {
  Object.assign(seen, change);
  seen.dispatchEvent(new Event(event));
};
const marks = () => {
  const { style } = document.documentElement;
  // happy-dom writes null as a word, where browsers remove the property.
  const property = (name: string) => style.getPropertyValue(name).replace('null', '');
  return [document.documentElement.hasAttribute('data-keyboard'), property('--keyboard-room'), property('--keyboard')];
};
const none = [false, '', ''];

test('tells the page how high the keyboard is, and which part of it covers the end of the page', () => {
  renderHook(() => useKeyboardRoom());
  see({ height: 500 });
  expect(marks()).toEqual([true, '300px', '300px']);
  see({ offsetTop: 100 }, 'scroll');
  expect(marks()).toEqual([true, '300px', '200px']);
  see({ height: 800, offsetTop: 0 });
  expect(marks()).toEqual(none);
});

test.each([
  ['the browser’s own bars', { height: 681 }],
  ['a zoomed page', { height: 400, scale: 2 }],
])('takes %s for no keyboard', (_what, change) => {
  renderHook(() => useKeyboardRoom());
  see(change);
  expect(marks()).toEqual(none);
});

test('scrolls to the focus once, when the keyboard opens', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  renderHook(() => useKeyboardRoom());
  see({ height: 500 });
  see({ height: 480 });
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('takes its marks away with the layout, and hears nothing afterwards', () => {
  const { unmount } = renderHook(() => useKeyboardRoom());
  see({ height: 500 });
  unmount();
  expect(marks()).toEqual(none);
  see({ height: 480 });
  expect(marks()).toEqual(none);
});
