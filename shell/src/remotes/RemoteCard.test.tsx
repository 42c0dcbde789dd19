// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import texts from '../../../locales/shell/en.json' with { type: 'json' };
import { RemoteCard } from './RemoteCard.tsx';
import { RemoteError } from './remote-error.ts';

afterEach(cleanup);

test('another try opens the whole address again, with an invitation’s token behind the #', async () => {
  const error = new RemoteError('mf-auth', { cause: new Error('no network') });
  const link = { pathname: '/join', search: '?server=https%3A%2F%2Fapi.farm.example', hash: '#token', state: 'kept' };
  const router = createMemoryRouter([{ path: '*', element: <RemoteCard error={error} /> }], { initialEntries: [link] });
  render(
    <IntlProvider locale="en" messages={texts}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const before = router.state.location.key;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(router.state.location.key).not.toBe(before);
  expect(router.state.location).toMatchObject(link);
});
