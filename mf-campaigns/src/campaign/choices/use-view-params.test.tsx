// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Campaign } from '@seguia/shared/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { useShownSpan } from './use-shown-span.ts';
import { useViewParams } from './use-view-params.ts';

afterEach(() => vi.useRealTimers());
const at = (search: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <Provider>
      <MemoryRouter initialEntries={[`/app/campaign/c?${search}`]}>{children}</MemoryRouter>
    </Provider>
  ),
});

test('who chooses another crop picks anew among its plots', () => {
  const { result } = renderHook(() => useViewParams(), at('crop=tomato&plots=a.b'));
  expect([...(result.current.picks?.values() ?? [])]).toEqual(['a', 'b']);
  act(() => result.current.change({ cropId: 'rose' }));
  expect([result.current.cropId, result.current.picks]).toEqual(['rose', null]);
});

test('another season is laid over in its own way', () => {
  const { result } = renderHook(() => useViewParams(), at('with=c2&by=planting'));
  expect(result.current.alignment).toBe('planting');
  act(() => result.current.change({ compareWith: 'c3' }));
  expect([result.current.compareWith, result.current.alignment]).toEqual(['c3', null]);
});

test('days that an address names the wrong way round are none', () => {
  expect(renderHook(() => useViewParams(), at('from=2026-06-02&to=2026-06-01')).result.current.span).toBeNull();
  expect(renderHook(() => useViewParams(), at('from=2026-06-02&to=2026-06-02')).result.current.span).not.toBeNull();
});

test.each([
  ['2026-06-30', '2026-06-17'],
  ['2026-07-01', '2026-01-01'],
])('on %s a campaign up to the 30th of June opens on %s', (today, from) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00Z`) });
  const campaign = { startDate: '2026-01-01', endDate: '2026-06-30' } as Campaign;
  const whole = { from: dayNumber('2026-01-01'), to: dayNumber('2026-06-30') };
  const { result } = renderHook(() => useShownSpan(campaign, whole), at(''));
  expect(result.current.span).toEqual({ from: dayNumber(from), to: whole.to });
});
