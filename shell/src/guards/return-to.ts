import { readStored } from '@seguia/shared/session/storage/storage';
import { readTab, writeTab } from '../memory/tab-memory.ts';
import { isDeepLink } from './guards.ts';

const key = 'seguia.return';

/** The e-mail of the person who logged in last on this device; it outlives the session. */
const lastPerson = () => readStored('seguia.last-email');

/** Remembers in this tab where a person wanted to go when a guard sent them elsewhere: a path, and its search and hash. */
export function rememberDeepLink(path: string, rest: string, whose = ''): void {
  if (isDeepLink(path)) writeTab(key, `${path}${rest} ${whose}`);
}

/** Remembers the page of the person whose session has ended; nobody else is led there. */
export function rememberOwnPage(path: string, rest: string): void {
  rememberDeepLink(path, rest, lastPerson() ?? '');
}

/** Returns once where the person wanted to go; null where nothing is remembered for them. */
export function takeDeepLink(): string | null {
  const [path, whose] = readTab(key)?.split(' ') ?? [];
  writeTab(key, null);
  return path && (!whose || whose === lastPerson()) ? path : null;
}
