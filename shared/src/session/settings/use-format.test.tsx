// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test } from 'vitest';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { ecUnitAtom } from './settings.ts';
import { useFormat } from './use-format.ts';

beforeEach(() => localStorage.clear());

test('a screen writes in the page’s region, the person’s unit of EC and the farm’s hours', () => {
  const { store } = loggedInStore();
  store.set(ecUnitAtom, 'µS/cm');
  const { result } = renderHook(() => useFormat(), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <IntlProvider locale="es-MX">{children}</IntlProvider>
      </Provider>
    ),
  });
  expect(result.current).toMatchObject({ locale: 'es', ecUnit: 'µS/cm' });
  expect(result.current.number(12_345.6)).toBe('12,345.60');
  expect(result.current.dateTime(Date.parse('2026-06-15T10:30:00Z') / 1000)).toContain('16:00');
});
