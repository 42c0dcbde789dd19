import { readStored } from '@seguia/shared/session/storage/storage';
import { readTab, writeTab } from '../store/tab-memory.ts';
import { isDeepLink } from './guards.ts';

const key = 'seguia.return';

/** Who logged in last on this device: their e-mail outlives the session. */
const lastPerson = () => readStored('seguia.last-email');

/** Remembers, for this tab, where a person wanted to go when a guard sent them elsewhere: a path, and its search and hash. */
export function rememberDeepLink(path: string, rest: string, whose = ''): void {
  if (isDeepLink(path)) writeTab(key, `${path}${rest} ${whose}`);
}

/** Remembers where the person was whose session has ended; nobody else is led there. */
export function rememberOwnPage(path: string, rest: string): void {
  rememberDeepLink(path, rest, lastPerson() ?? '');
}

/** Where the person wanted to go, once; null when nowhere in particular. */
export function takeDeepLink(): string | null {
  const [path, whose] = readTab(key)?.split(' ') ?? [];
  writeTab(key, null);
  return path && (!whose || whose === lastPerson()) ? path : null;
}
