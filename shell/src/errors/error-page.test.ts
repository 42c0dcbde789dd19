// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';

const messages = { 'shell.error.notFoundPath': 'Page Not Found: {path}' };

// Specification 2: a 404 names the whole path
test.each([
  ['/en', '/en/app/compaign'],
  ['/', '/app/compaign/'],
  ['/ar-ma', '/ar-ma/app/%C3%A9t%C3%A9'],
])('The error page names the whole path of a missing page (below %s)', (basename, path) => {
  const router = createMemoryRouter([{ path: '*', element: createElement(ErrorPage, { status: 404 }) }], {
    basename,
    initialEntries: [path],
  });
  const page = createElement(RouterProvider, { router });
  const { container } = render(createElement(IntlProvider, { locale: 'en', messages, onError: () => {} }, page));
  expect(container.textContent).toContain(`Page Not Found: ${decodeURI(path)}`);
});
