// The page around the login form of both yardsticks: router, texts and atoms.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import texts from '@seguia/locales/mf-auth/fr.json';

/** Draws the page, with `login` as the route of the login form. */
export function drawPage(login: Pick<RouteObject, 'Component' | 'lazy'>): void {
  const router = createBrowserRouter([
    {
      path: '/',
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        { path: 'login', ...login },
        { path: '*', element: null },
      ],
    },
  ]);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <IntlProvider locale="fr" messages={texts}>
        <RouterProvider router={router} />
      </IntlProvider>
    </StrictMode>,
  );
}
