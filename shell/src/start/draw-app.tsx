import { RouterProvider } from 'react-router/dom';
import { RemotesContext } from '../remotes/context.ts';
import { endOverride } from '../remotes/override.ts';
import type { App } from './boot.tsx';
import type { Page } from './page.tsx';

/** Draws the app with the store that it has now: the page that the router is at, and a developer's remote named over it. */
export function drawApp(page: Page, { store, remotes, router, override, OverrideChip }: App): void {
  page.show(
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
      {override && OverrideChip && <OverrideChip override={override} onEnd={endOverride} />}
    </RemotesContext>,
    store.current(),
  );
}
