import { createBrowserRouter, type LoaderFunctionArgs, Outlet, redirect, type RouteObject } from 'react-router';
import { RouteError } from '../errors/RouteError.tsx';
import { InitLayout } from '../layouts/InitLayout.tsx';
import type { Remotes } from '../remotes/remotes.ts';
import { guard, type GuardState } from '../guards/guards.ts';
import { rememberDeepLink, takeDeepLink } from '../guards/return-to.ts';
import { Root } from './Root.tsx';
import { Translated } from '../texts/messages.tsx';

interface Options {
  /** The language's prefix, '/' for French. */
  basename: string;
  /** The tag of language and region by which texts are written. */
  locale: string;
  remotes: Remotes;
  /** The guards' view of the session, read at each navigation. */
  state(): GuardState;
}

/** The layout of the app, with the device database and sync, which no public page needs. */
const appLayout = async () => ({
  Component: (await import(/* webpackChunkName: "app" */ '../layouts/AppLayout.tsx')).AppLayout,
});

export type Router = ReturnType<typeof createRouter>;

/** The shell's routes; a remote's routes are added when one of its paths is first visited. */
export function createRouter({ basename, locale, remotes, state }: Options) {
  const failures = new Map<string, unknown>();
  const known = new Set<string>();

  /** Ends paths that no remote serves: shows inside the layout why a remote could not be loaded, or the 404 page. */
  const missing = ({ request }: LoaderFunctionArgs): never => {
    const failure = failures.get(pathOf(request.url, basename));
    if (failure) throw failure;
    throw new Response(null, { status: 404 });
  };

  const isServed = (path: string) => path === status.path || remotes.of(path) !== null;

  const routes: RouteObject[] = [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteError,
      loader: ({ request }) => check(request, basename, state(), isServed),
      shouldRevalidate: () => true,
      HydrateFallback: () => null,
      children: [
        { id: 'init', Component: InitLayout, children: [slot('init', '*', missing)] },
        { id: 'app', lazy: appLayout, children: [slot('app', '/app/*', missing), status] },
      ],
    },
  ];

  return createBrowserRouter(routes, {
    basename,
    async patchRoutesOnNavigation({ path: requestedPath, patch, signal }) {
      const path = withoutPrefix(requestedPath, basename);
      const remote = guard(state(), path) === null ? remotes.of(path) : null;
      if (!remote || known.has(remote.name)) return;
      failures.delete(path);
      try {
        const { routes: children, messages } = await remotes.load(remote.name);
        // A navigation that another has replaced adds nothing: the new one loads again.
        if (known.has(remote.name) || signal.aborted) return;
        known.add(remote.name);
        remotes.opened(remote.name);
        const element = (
          <Translated locale={locale} messages={messages}>
            <Outlet />
          </Translated>
        );
        const errorElement = (
          <RouteError
            remote={{
              failureOf: (cause) => remotes.failureInUse(remote.name, cause),
              failed: (error) => remotes.failedInUse(error),
            }}
          />
        );
        patch(`${remote.layout}-pages`, [{ id: remote.name, element, errorElement, children }]);
      } catch (error) {
        failures.set(path, error); // thrown here it would replace the layout: `missing` throws it inside
      }
    },
  });
}

/** Waits for the first page's remote and loaders: a fallback, once shown, would stay for 300 ms. */
export function firstPage(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The only page of the shell's own. */
const status: RouteObject = {
  path: '/app/about',
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: (await import('../about/About.tsx')).About }),
};

function slot(layout: string, path: string, loader: (args: LoaderFunctionArgs) => never): RouteObject {
  const Empty = () => null;
  return { id: `${layout}-pages`, ErrorBoundary: RouteError, children: [{ path, loader, Component: Empty }] };
}

/** Runs the guards, on every navigation. A page that does not exist is not remembered: nobody is led to a 404 later. */
function check(request: Request, basename: string, state: GuardState, isServed: (path: string) => boolean): null {
  const path = pathOf(request.url, basename);
  const to = guard(state, path);
  if (to && to !== '/app' && isServed(path)) rememberDeepLink(path, restOf(request.url));
  const back = (to ?? path).toLowerCase() === '/app' && guard(state, '/app') === null ? takeDeepLink() : null;
  if (back ?? to) throw redirect(back ?? to!);
  return null;
}

/** The search and hash of a navigation's address. A request has no hash, so it is the page's, if the page is at that address. */
function restOf(url: string): string {
  const { href, hash } = location;
  return new URL(url).search + (href === url + hash ? hash : '');
}

function pathOf(url: string, basename: string): string {
  return withoutPrefix(new URL(url).pathname, basename);
}

function withoutPrefix(path: string, basename: string): string {
  const inside = basename !== '/' && `${path}/`.startsWith(`${basename}/`) ? path.slice(basename.length) : path;
  return inside.length > 1 ? inside.replace(/\/+$/, '') : inside || '/';
}
