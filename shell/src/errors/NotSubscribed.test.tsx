// @vitest-environment happy-dom
import { clearRefusedFarm, broadcastSessionEvent } from '@seguia/shared/session/account/session-events';
import { readFarmChoice } from '@seguia/shared/session/account/farm-choice';
import { loggedIn, storyFarm } from '@seguia/testing/story-server';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import texts from '../../../locales/shell/en.json' with { type: 'json' };
import { NotSubscribed } from './NotSubscribed.tsx';

afterEach(() => {
  cleanup();
  clearRefusedFarm();
});

const refuse = () => broadcastSessionEvent({ kind: 'not-subscribed', farmerId: 'f' });

function open() {
  const router = createMemoryRouter([{ path: '*', element: <NotSubscribed /> }], { initialEntries: ['/app'] });
  render(
    <IntlProvider locale="en" messages={{ ...texts, 'ui.ok': 'OK' }}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return router;
}

const dialog = () => screen.queryByRole('alertdialog', { hidden: true });

test('a farm without the module: the dialog, then the list of farms', async () => {
  const router = open();
  expect(dialog()).toBeNull();
  act(refuse);
  expect(dialog()?.textContent).toContain('The farm is not authorized to use this module.');
  await act(async () => screen.getByRole('button', { hidden: true }).click());
  expect(router.state.location.pathname).toBe('/farmers');
  expect(dialog()).toBeNull();
});

test('the farm stays chosen, and its page stays, until OK is pressed', async () => {
  loggedIn(createStore(), { farm: storyFarm });
  const router = open();
  act(() => broadcastSessionEvent({ kind: 'not-subscribed', farmerId: storyFarm.id }));
  expect([readFarmChoice().farm?.id, router.state.location.pathname]).toEqual([storyFarm.id, '/app']);
  await act(async () => screen.getByRole('button', { hidden: true }).click());
  expect([readFarmChoice().farm, router.state.location.pathname]).toEqual([null, '/farmers']);
});

test('an answer that is quicker than the screen is said once there is one, and once only', async () => {
  refuse();
  open();
  expect(dialog()).not.toBeNull();
  await act(async () => screen.getByRole('button', { hidden: true }).click());
  cleanup();
  open();
  expect(dialog()).toBeNull();
});

test('whoever is logged out meanwhile is not told of the farm', () => {
  refuse();
  broadcastSessionEvent({ kind: 'expired' });
  open();
  expect(dialog()).toBeNull();
});
