/** The guards' state; true means that there is a server, a session, a chosen farm. */
export interface GuardState {
  server: boolean;
  loggedIn: boolean;
  farm: boolean;
}

interface Guard {
  /** Whether the guard lets everything pass. */
  open(state: GuardState): boolean;
  to: string;
  /** Paths that stay reachable while the guard is closed. */
  except: readonly string[];
}

/** In the specification's order: the first closed guard decides (section 2, "Guard order"). */
const guards: readonly Guard[] = [
  { open: ({ server }) => server, to: '/start', except: ['/start', '/server'] },
  { open: ({ loggedIn }) => loggedIn, to: '/login', except: ['/login', '/password-forgot'] },
  { open: ({ farm }) => farm, to: '/farmers', except: ['/farmers'] },
];

/** Paths of links from outside. They open in any state, because the link names its own server. */
const alwaysOpen = ['/join', '/set-up'];

/** Paths that do not tell where a person wanted to go; they never count as a deep link. */
const initPaths = ['/', ...alwaysOpen, ...guards.flatMap(({ except }) => except)];

/** Where a navigation to `path` (without the language prefix) must go instead; null lets it pass. If all guards pass, `/` leads to `/app`. */
export function guard(state: GuardState, path: string): string | null {
  if (alwaysOpen.includes(plain(path))) return null;
  const closed = guards.find((candidate) => !candidate.open(state));
  if (closed) return closed.except.includes(plain(path)) ? null : closed.to;
  return path === '/' ? '/app' : null;
}

/** Whether a start that leads to the app stays at the path that was asked for. */
export function staysAtStart(path: string): boolean {
  return isDeepLink(path) || ['/farmers', ...alwaysOpen].includes(plain(path));
}

/** Whether a path is worth returning to after login. A path with two slashes at its start would lead to another site. */
export function isDeepLink(path: string): boolean {
  return ![...initPaths, '/app'].includes(plain(path)) && !path.startsWith('//');
}

/** A path as routes match it: without regard to case or slashes at its end. */
const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');
