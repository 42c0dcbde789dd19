/** What the guards look at; true means there, set, logged in or chosen. */
export interface GuardState {
  server: boolean;
  loggedIn: boolean;
  farm: boolean;
}

interface Guard {
  /** Whether the guard lets everything through. */
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

/** Paths that a link from outside opens, whatever the state: it names its own server. */
const alwaysOpen = ['/join', '/set-up'];

/** Paths that say nothing of where a person wanted to go, so a deep link is never one of them. */
const initPaths = ['/', ...alwaysOpen, ...guards.flatMap(({ except }) => except)];

/**
 * Where a navigation to `path` (without the language prefix) must go instead; null lets it through. A path that passes all guards is
 * sent on from `/` to `/app`.
 */
export function guard(state: GuardState, path: string): string | null {
  if (isAlwaysOpen(path)) return null;
  const closed = guards.find((candidate) => !candidate.open(state));
  if (closed) return closed.except.includes(path) ? null : closed.to;
  return path === '/' ? '/app' : null;
}

/** Whether a path is reached whoever is logged in. */
export const isAlwaysOpen = (path: string) => alwaysOpen.includes(path);

/** Whether a path is worth coming back to after login. One that begins with two slashes would be taken for the address of another site. */
export function isDeepLink(path: string): boolean {
  return !initPaths.includes(path) && path !== '/app' && !path.startsWith('//');
}
