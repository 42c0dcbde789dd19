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

const showUndo = (onPress: () => Promise<void>) => {
  const { getByRole, queryByRole } = render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Toasts />
    </IntlProvider>,
  );
  act(() => void toast('Deleted', { action: { label: 'Undo', onPress } }));
  fireEvent.focus(getByRole('button', { name: 'Undo' }));
  fireEvent.click(getByRole('button', { name: 'Undo' }));
  return { isShown: () => queryByRole('button', { name: 'Undo' }) !== null };
};

test('a toast stays until its action is done', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const { isShown } = showUndo(() => promise);
  await act(async () => undefined);
  expect(isShown()).toBe(true);
  await act(async () => finish());
  expect(isShown()).toBe(false);
});

test('a toast closes when its action fails, which is reported as any failure of the app', async () => {
  const runners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const reported = new Promise((resolve) => void process.once('unhandledRejection', resolve));
  const { isShown } = showUndo(() => Promise.reject(new Error('no room')));
  expect(await reported).toMatchObject({ message: 'no room' });
  await act(async () => undefined);
  expect(isShown()).toBe(false);
  for (const runner of runners) process.on('unhandledRejection', runner);
});

test('a toast appears in an existing live region, and so do the same words again', () => {
  const { getByText, container } = render(<Toasts />);
  const regions = [...container.querySelectorAll('[aria-live="polite"]')];
  const say = () => {
    act(() => void toast('Deleted'));
    const text = getByText('Deleted');
    expect(text.closest('[role], [aria-live]')).toBe(regions.find((region) => region.contains(text)));
    return text;
  };
  const first = say();
  expect(say()).not.toBe(first);
});

test('a dialog that opens over a toast shows it, and does not announce it again', () => {
  act(() => void toast('Reading deleted'));
  const { getByText } = render(<Toasts />);
  const live = (text: string) => getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect(live('Reading deleted')).toBe('off');
  act(() => void toast('Plot saved'));
  expect(live('Plot saved')).toBe('polite');
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
