// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a toast stays while its action has the focus, and for its time again afterwards', () => {
  const { getByRole, queryByRole } = render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Toasts />
    </IntlProvider>,
  );
  act(() => void toast('Deleted', { action: { label: 'Undo', onPress: () => undefined } }));
  fireEvent.focus(getByRole('button', { name: 'Undo' }));
  act(() => void vi.advanceTimersByTime(60_000));
  fireEvent.blur(getByRole('button', { name: 'Undo' }));
  act(() => void vi.advanceTimersByTime(9_999));
  expect(queryByRole('button', { name: 'Undo' })).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(queryByRole('button', { name: 'Undo' })).toBeNull();
});
