// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { toast, Toasts } from '@seguia/shared/start';
import { endSession } from '@seguia/shared/session/account/end-session';
import { loggedIn } from '@seguia/testing/story-server';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { holdStore } from '../atom-store/session-store.ts';
import { createGuardReader } from '../guards/guard-state.ts';
import { followSession } from './follow-session.ts';

afterEach(cleanup);

test('an offer to undo goes when the session ends, and what was only said stays', () => {
  const store = holdStore(() => undefined);
  loggedIn(store.current());
  const draw = vi.fn();
  followSession({ store, guards: createGuardReader(), router: createMemoryRouter([{ path: '*' }]) }, draw);
  render(
    <IntlProvider locale="en">
      <Toasts />
    </IntlProvider>,
  );
  act(() => {
    toast('Reading deleted', { action: { label: 'Undo', onPress: () => undefined } });
    toast('Saved');
  });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  act(() => endSession());
  expect(draw).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByText('Saved')).toBeTruthy();
});
