// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSwipePlots } from './use-swipe-plots.ts';

const [onPrevious, onNext] = [vi.fn(), vi.fn()];

function Page({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <div data-testid="page" style={{ direction }} {...useSwipePlots({ onPrevious, onNext })}>
      <div role="slider" aria-label="Days" tabIndex={0} aria-valuenow={0} />
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

interface Swipe {
  across: number;
  along?: number;
  pointerType?: string;
  on?: string;
  end?: 'pointerUp' | 'pointerCancel';
}

/** Draws a finger over the page. Returns how often it turned to the previous plot and to the next one. */
function turns(direction: 'ltr' | 'rtl', { across, along = 0, pointerType = 'touch', on, end = 'pointerUp' }: Swipe) {
  const page = render(<Page direction={direction} />);
  const place = on === undefined ? page.getByTestId('page') : page.getByRole(on);
  const finger = { pointerId: 1, pointerType, isPrimary: true };
  fireEvent.pointerDown(place, { ...finger, clientX: 200, clientY: 200 });
  fireEvent[end](place, { ...finger, clientX: 200 + across, clientY: 200 + along });
  // The end of another finger.
  fireEvent.pointerUp(place, { ...finger, clientX: 200 + across, clientY: 200 + along });
  return [onPrevious.mock.calls.length, onNext.mock.calls.length];
}

test.each([
  ['ltr', -200, [0, 1]],
  ['ltr', 200, [1, 0]],
  ['rtl', 200, [0, 1]],
  ['rtl', -200, [1, 0]],
] as const)('where text runs %s, a finger that goes %d px across turns as a page does', (direction, across, turned) => {
  expect(turns(direction, { across })).toEqual(turned);
});

test.each([
  ['too short', { across: -8 }],
  ['a scroll', { across: -200, along: 150 }],
  ['a mouse’s', { across: -200, pointerType: 'mouse' }],
  ['on a graph', { across: -200, on: 'slider' }],
  ['taken by the browser', { across: -200, end: 'pointerCancel' }],
] as const)('a swipe that is %s turns to no plot', (_what, swipe) => {
  expect(turns('ltr', swipe)).toEqual([0, 0]);
});
