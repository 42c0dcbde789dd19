import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';

test.each([
  ['/en', '/en/app/compaign'],
  ['/', '/app/compaign/'],
  ['/ar-ma', '/ar-ma/app/%C3%A9t%C3%A9'],
])('The page that is not there is named with all of its path (below %s)', (basename, path) => {
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage status={404} /> }], {
    basename,
    initialEntries: [path],
  });
  const page = render(
    <IntlProvider locale="en" messages={{ 'shell.error.not-found-path': 'Page Not Found: {path}' }} onError={() => {}}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  expect(page.container.textContent).toContain(`Page Not Found: ${decodeURI(path)}`);
});
