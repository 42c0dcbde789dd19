// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePointing } from './use-pointing.ts';

const listeners = { onDay: vi.fn(), onHover: vi.fn(), onZoom: vi.fn(), onPinch: vi.fn() };

/** A hundred days on as many px, each with a value. Day 7 is pinned. */
function Area() {
  const area = useRef<HTMLDivElement>(null);
  const view = { span: { from: 0, to: 99 }, ...listeners };
  const { pointed, drawn, handlers } = usePointing({ view, area, width: 100, day: 7, nearest: Math.floor });
  return (
    <div ref={area} data-testid="area" {...handlers}>
      {pointed && `${pointed.pointer} ${pointed.day}`}
      {drawn && `${drawn.from}–${drawn.to}`}
    </div>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const listener of Object.values(listeners)) listener.mockClear();
});

function anArea() {
  const { getByTestId } = render(<Area />);
  const area = getByTestId('area');
  const pointer = (pointerType: 'mouse' | 'touch', pointerId = 1) => {
    const at = (x: number, y = 0) => ({ pointerType, pointerId, clientX: x, clientY: y, isPrimary: pointerId === 1 });
    return {
      down: (x: number, more = {}) => fireEvent.pointerDown(area, { button: 0, ...at(x), ...more }),
      move: (x: number, y?: number) => fireEvent.pointerMove(area, at(x, y)),
      up: (x: number, y?: number) => fireEvent.pointerUp(area, at(x, y)),
      leave: () => fireEvent.pointerLeave(area, at(0)),
      cancel: () => fireEvent.pointerCancel(area, at(0)),
    };
  };
  /** Whether the page would scroll when the finger moves. */
  const scrolls = () => fireEvent(area, createEvent.touchMove(area, { cancelable: true }));
  return { area, mouse: pointer('mouse'), finger: pointer('touch'), second: pointer('touch', 2), scrolls };
}

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a mouse that moves over the graph shows its day, at a limited rate, and nothing after it leaves', () => {
  const { area, mouse } = anArea();
  mouse.move(20);
  mouse.move(30);
  expect(area.textContent).toBe('mouse 30');
  expect(listeners.onHover.mock.calls).toEqual([[20]]);
  mouse.leave();
  wait(500);
  expect(area.textContent).toBe('');
  expect(listeners.onHover.mock.calls).toEqual([[20], [null]]);
  expect(listeners.onDay).not.toHaveBeenCalled();
});

test('a click of the main button pins the day under the mouse', () => {
  const { mouse } = anArea();
  mouse.down(20, { button: 2 });
  mouse.up(20);
  expect(listeners.onDay).not.toHaveBeenCalled();
  mouse.down(20);
  mouse.move(25);
  mouse.up(25);
  expect(listeners.onDay.mock.calls).toEqual([[25]]);
  expect(listeners.onZoom).not.toHaveBeenCalled();
});

test.each([
  [20, 60],
  [60, 20],
])('dragging the mouse from %d to %d zooms, and a cancelled drag does not', (from, to) => {
  const { area, mouse } = anArea();
  mouse.down(from);
  mouse.move(to);
  expect(area.textContent).toBe(`${from}–${to}`);
  mouse.cancel();
  mouse.up(to);
  expect(listeners.onZoom).not.toHaveBeenCalled();
  mouse.down(from);
  mouse.move(to);
  mouse.up(to);
  expect(listeners.onZoom.mock.calls).toEqual([[{ from: 20, to: 60 }]]);
  expect([listeners.onDay.mock.calls, area.textContent]).toEqual([[], '']);
});

test('a finger that moves sideways reads values, holds the page, and pins the day where it is lifted', () => {
  const { area, finger, scrolls } = anArea();
  finger.down(20);
  expect(scrolls()).toBe(true);
  finger.move(40);
  expect([scrolls(), area.textContent]).toEqual([false, 'finger 40']);
  finger.leave(); // past the edge it still reads
  expect([area.textContent, listeners.onHover.mock.calls]).toEqual(['finger 40', []]);
  finger.move(41, 60); // it reads already, so moving up or down makes no difference
  finger.up(41, 60);
  expect([scrolls(), area.textContent]).toEqual([true, '']);
  wait(500);
  expect(listeners.onDay.mock.calls).toEqual([[40], [41]]);
});

test('a finger that moves up or down at once scrolls the page past the graph', () => {
  const { area, finger, scrolls } = anArea();
  finger.down(20);
  finger.move(25, 40);
  expect([scrolls(), area.textContent]).toEqual([true, '']);
  wait(500);
  finger.up(25, 40);
  expect(listeners.onDay).not.toHaveBeenCalled();
});

test('a finger that holds reads values, and pins nothing if the browser takes over', () => {
  const { area, finger } = anArea();
  finger.down(20);
  wait(399);
  expect(area.textContent).toBe('');
  wait(1);
  expect(area.textContent).toBe('finger 20');
  finger.cancel();
  finger.up(30);
  expect(area.textContent).toBe('');
  expect(listeners.onDay.mock.calls).toEqual([[20]]);
});

test('a second finger zooms, and restores the day that was pinned before the first finger', () => {
  const { area, finger, second } = anArea();
  finger.down(20);
  finger.move(40);
  second.down(80);
  expect([area.textContent, listeners.onDay.mock.lastCall]).toEqual(['', [7]]);
  second.move(90);
  finger.move(30);
  expect(listeners.onPinch).toHaveBeenCalledTimes(2);
  second.up(90);
  finger.up(30);
  wait(500);
  expect(listeners.onZoom).toHaveBeenCalledOnce();
  expect(listeners.onDay.mock.lastCall).toEqual([7]);
});
