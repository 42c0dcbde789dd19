// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, use } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, type RouteObject, RouterProvider, useRouteError } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeHeld } from './drawing/draw-marks.ts';
import type { VersionOf } from './drawing/held-record.ts';
import { LateError } from './remote-error.ts';
import { boundedCard, boundedRoute } from './screens.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const never = new Promise<never>(() => undefined);
const Endless: ComponentType = () => use(never);
const Failed = () => <p role="alert">{String(useRouteError())}</p>;
const limits: number[] = [];
const load = <T,>(work: () => Promise<T>, limit: number): Promise<T> => {
  limits.push(limit);
  return work();
};

/** Opens a route of a remote whose page shows the error that was thrown. */
function open(route: RouteObject, version: VersionOf | null = null) {
  vi.spyOn(console, 'error').mockReturnValue();
  const router = createMemoryRouter(
    [{ ...boundedRoute(route, load, version), errorElement: <Failed />, HydrateFallback: () => null }],
    {
      initialEntries: ['/app/news'],
    },
  );
  return act(async () =>
    render(
      <IntlProvider locale="en" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>,
    ),
  );
}

test.each([
  ['that is there', { Component: Endless }],
  ['that is loaded', { lazy: () => Promise.resolve({ Component: Endless }) }],
])('a screen %s and waits for ever ends after 15 s, and says until then that it loads', async (_, route) => {
  await open({ path: '/app/news', ...route });
  expect(screen.getByRole('status')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('alert').textContent).toBe(String(new LateError('nothing was drawn in 15000 ms')));
});

test('a drawing screen is drawn, however long it stays', async () => {
  await open({ path: '/app/news', lazy: () => Promise.resolve({ Component: () => <p>news</p> }) });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('news')).toBeTruthy();
  expect(limits.at(-1)).toBe(15_000);
});

test('a loaded module that is no screen fails', async () => {
  await open({ path: '/app/news', lazy: () => Promise.resolve({}) });
  expect(screen.getByRole('alert').textContent).toBe('Error: /app/news brings no screen');
});

describe('the next start knows a version that never returned from drawing', () => {
  const version = { remote: 'mf-news', version: '7' };
  /** Remembers what another start would learn, if this component never returned. */
  const Looks = () => {
    found.push(...takeHeld(Date.now() + 60_000));
    return null;
  };
  const found: object[] = [];
  beforeEach(() => {
    localStorage.clear();
    found.length = 0;
  });

  test.each([
    ['a screen that is there', { Component: Looks }],
    ['a screen that is loaded', { lazy: () => Promise.resolve({ Component: Looks }) }],
  ])('%s', async (_, route) => {
    await open({ path: '/app/news', ...route }, version);
    expect(found).toEqual([{ ...version, isSure: true }]);
  });

  test('a card', async () => {
    const Card = await boundedCard('today', () => Promise.resolve({ Card: Looks }), load, version)();
    await act(async () => render(<Card />));
    expect(found).toEqual([{ ...version, isSure: true }]);
  });

  test('but not one of a developer, who has to see it', async () => {
    await open({ path: '/app/news', Component: Looks }, null);
    expect(found).toEqual([]);
  });
});
