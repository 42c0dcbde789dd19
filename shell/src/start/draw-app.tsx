import { RouterProvider } from 'react-router/dom';
import { RemotesContext } from '../remotes/context.ts';
import type { App } from './boot.tsx';
import type { Page } from './page.tsx';

/** Draws the app with the store that it has now: the page that the router is at, and a developer's remote named over it. */
export function drawApp(page: Page, { store, remotes, router, override }: App): void {
  page.show(
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
      {override?.chip}
    </RemotesContext>,
    store.current(),
  );
}
