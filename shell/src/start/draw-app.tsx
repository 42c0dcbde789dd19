import { RouterProvider } from 'react-router/dom';
import { RemotesContext } from '../remotes/context.ts';
import type { App } from './boot.tsx';
import type { Page } from './page.tsx';

/** Draws the app with its current store: the page of the router, and over it what a developer has chosen. */
export function drawApp(page: Page, { store, remotes, router, developer }: App): void {
  page.show(
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
      {developer?.chips}
    </RemotesContext>,
    store.current(),
  );
}
