// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestures } from './gestures.ts';
import { SwipeRow } from './SwipeRow.tsx';
import { type Drag, useDrag } from './use-drag.ts';
import { useHold } from './use-hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (x: number, y = 0) => ({
  pointerId: 1,
  pointerType: 'touch',
  clientX: 100 + x,
  clientY: 100 + y,
  button: 0,
});

test('the gestures have the specified numbers', () => {
  expect(gestures).toEqual({ tapTolerance: 10, swipeTolerance: 30, hold: 400, longTap: 400, drag: 100, rollover: 100 });
});

function Held({ onHold }: { onHold: () => void }) {
  const hold = useHold(onHold);
  return (
    <button onPointerDown={hold.press} onPointerMove={hold.move} onPointerUp={hold.end}>
      Serre 4
    </button>
  );
}

// Specification 9: gestures: hold 400 ms
test.each([
  { px: 0, ms: 399, holds: false },
  { px: 0, ms: 401, holds: true },
  { px: 9, ms: 401, holds: true },
  { px: 11, ms: 401, holds: false },
])('a finger that stays for $ms ms and moves $px px holds: $holds', ({ px, ms, holds }) => {
  const onHold = vi.fn();
  const button = render(<Held onHold={onHold} />).getByRole('button');
  fireEvent.pointerDown(button, at(0));
  vi.advanceTimersByTime(200);
  fireEvent.pointerMove(button, at(px));
  vi.advanceTimersByTime(ms - 200);
  fireEvent.pointerUp(button, at(px));
  vi.advanceTimersByTime(1000);
  expect(onHold).toHaveBeenCalledTimes(holds ? 1 : 0);
});

test('a finger on what has left the screen holds nothing', () => {
  const onHold = vi.fn();
  const { getByRole, unmount } = render(<Held onHold={onHold} />);
  fireEvent.pointerDown(getByRole('button'), at(0));
  unmount();
  vi.advanceTimersByTime(1000);
  expect(onHold).not.toHaveBeenCalled();
});

function Row({ onPress }: { onPress: () => void }) {
  return (
    <IntlProvider locale="fr" onError={() => undefined}>
      <SwipeRow label="Serre 4" actions={[{ id: 'edit', label: 'Modifier', icon: 'edit', onPress: () => undefined }]}>
        <button onClick={onPress}>Serre 4</button>
      </SwipeRow>
    </IntlProvider>
  );
}
function rowUnderFinger(direction = 'ltr') {
  const onPress = vi.fn();
  const { container, getByText } = render(
    <div style={{ direction: direction as 'ltr' | 'rtl' }}>
      <Row onPress={onPress} />
    </div>,
  );
  const row = getByText('Serre 4');
  return { onPress, row, isOpen: () => container.querySelector('li')?.hasAttribute('data-open') };
}

// Specification 9: gestures: long tap 400 ms
test.each([
  { ms: 399, opens: false },
  { ms: 401, opens: true },
])('a long tap of $ms ms shows the actions of a row: $opens, else it is a tap', ({ ms, opens }) => {
  const { row, onPress, isOpen } = rowUnderFinger();
  fireEvent.pointerDown(row, at(0));
  act(() => {
    vi.advanceTimersByTime(ms);
  });
  fireEvent.pointerUp(row, at(0));
  fireEvent.click(row);
  expect(isOpen()).toBe(opens);
  expect(onPress).toHaveBeenCalledTimes(opens ? 0 : 1);
});

// Specification 9: gestures: tap tolerance 10
test.each([
  { px: 9, taps: true },
  { px: 11, taps: false },
])('a finger that moves $px px on a row taps it: $taps', ({ px, taps }) => {
  const { row, onPress } = rowUnderFinger();
  fireEvent.pointerDown(row, at(0));
  fireEvent.pointerMove(row, at(-px));
  fireEvent.pointerUp(row, at(-px));
  fireEvent.click(row);
  expect(onPress).toHaveBeenCalledTimes(taps ? 1 : 0);
});

// Specification 9: gestures: swipe tolerance 30
test.each([
  { px: 29, opens: false },
  { px: 31, opens: true },
])('a finger that is lifted $px px aside has swiped: $opens', ({ px, opens }) => {
  const { row, isOpen } = rowUnderFinger();
  fireEvent.pointerDown(row, at(0));
  fireEvent.pointerMove(row, at(-20));
  fireEvent.pointerMove(row, at(-px));
  fireEvent.pointerUp(row, at(-px));
  expect(isOpen()).toBe(opens);
});

test.each([
  { direction: 'ltr', px: -31, drawn: 'translateX(-31px)', opens: true },
  { direction: 'ltr', px: 31, drawn: '', opens: false },
  { direction: 'rtl', px: 31, drawn: 'translateX(31px)', opens: true },
  { direction: 'rtl', px: -31, drawn: '', opens: false },
])('where text runs $direction, a row follows a finger by $px px towards its end: $opens', (swipe) => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  const { row, isOpen } = rowUnderFinger(swipe.direction);
  fireEvent.pointerDown(row, at(0));
  fireEvent.pointerMove(row, at(swipe.px / 2));
  fireEvent.pointerMove(row, at(swipe.px));
  const moved = [...document.querySelectorAll<HTMLElement>('li *')].map(({ style }) => style.transform).join('');
  fireEvent.pointerUp(row, at(swipe.px));
  expect([moved, isOpen()]).toEqual([swipe.drawn, swipe.opens]);
  width.mockRestore();
});

test('a row whose swipe or long tap the browser cancels goes back, and opens no more', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  const { row, isOpen } = rowUnderFinger();
  const moved = () => [...document.querySelectorAll<HTMLElement>('li *')].map(({ style }) => style.transform).join('');
  fireEvent.pointerDown(row, at(0));
  fireEvent.pointerMove(row, at(-20));
  fireEvent.pointerMove(row, at(-31));
  expect(moved()).toBe('translateX(-31px)');
  fireEvent.pointerCancel(row, at(-31));
  fireEvent.pointerUp(row, at(-31));
  expect([moved(), isOpen()]).toEqual(['', false]);
  fireEvent.pointerDown(row, at(0));
  fireEvent.pointerCancel(row, at(0));
  act(() => {
    vi.advanceTimersByTime(gestures.longTap);
  });
  expect(isOpen()).toBe(false);
  width.mockRestore();
});

function Handle(of: Drag) {
  return <button {...useDrag(of)}>Serre 4</button>;
}
function handleUnderFinger() {
  const callbacks = { onStart: vi.fn(), onFollow: vi.fn(), onDrag: vi.fn(), onDrop: vi.fn() };
  return { callbacks, handle: render(<Handle {...callbacks} />).getByRole('button') };
}

test.each([
  { px: 9, drags: false },
  { px: 11, drags: true },
])('a finger that moves $px px on a handle drags: $drags', ({ px, drags }) => {
  const { callbacks, handle } = handleUnderFinger();
  fireEvent.pointerDown(handle, at(0));
  fireEvent.pointerMove(handle, at(0, px));
  fireEvent.pointerUp(handle, at(0, px));
  expect(callbacks.onStart).toHaveBeenCalledTimes(drags ? 1 : 0);
  expect(callbacks.onDrop.mock.calls).toEqual(drags ? [[{ y: 100 + px, distance: px }]] : []);
});

// Specification 9: gestures: drag frequency 100 ms
test('a dragged item follows every move, and is measured every 100 ms', () => {
  const { callbacks, handle } = handleUnderFinger();
  fireEvent.pointerDown(handle, at(0));
  for (let px = 11; px <= 20; px++) {
    fireEvent.pointerMove(handle, at(0, px));
    vi.advanceTimersByTime(11);
  }
  expect(callbacks.onFollow).toHaveBeenCalledTimes(10);
  // The first call comes at once, the second after 100 ms with the position of that moment.
  expect(callbacks.onDrag.mock.calls.map(([{ distance }]) => distance)).toEqual([11, 20]);
});

test('a drag that the person or the browser cancels drops nothing', () => {
  const { callbacks, handle } = handleUnderFinger();
  for (const giveUp of [
    () => fireEvent.keyDown(handle, { key: 'Escape' }),
    () => fireEvent.pointerCancel(handle, at(0, 40)),
  ]) {
    fireEvent.pointerDown(handle, at(0));
    fireEvent.pointerMove(handle, at(0, 40));
    giveUp();
    fireEvent.pointerUp(handle, at(0, 40));
  }
  expect(callbacks.onDrop.mock.calls).toEqual([[null], [null]]);
});

test('Escape belongs to the dialog around a handle again once the drag is over', () => {
  const { handle } = handleUnderFinger();
  fireEvent.pointerDown(handle, at(0));
  fireEvent.pointerMove(handle, at(0, 40));
  expect(fireEvent.keyDown(handle, { key: 'Escape' })).toBe(false);
  expect(fireEvent.keyDown(handle, { key: 'Escape' })).toBe(true);
});
