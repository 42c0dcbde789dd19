import { RouterProvider } from 'react-router/dom';
import { RemotesContext } from '../remotes/context.ts';
import type { App } from './boot.tsx';
import type { Page } from './page.tsx';

/** Draws the app with its current store: the page of the router, and over it the name of a developer's remote. */
export function drawApp(page: Page, { store, remotes, router, override }: App): void {
  page.show(
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
      {override?.chip}
    </RemotesContext>,
    store.current(),
  );
}
