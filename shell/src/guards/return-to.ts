import { readTab, writeTab } from '../store/tab-memory.ts';
import { isDeepLink } from './guards.ts';

const key = 'seguia.return';

/** Remembers, for this tab, where a person wanted to go when a guard sent them elsewhere. */
export function rememberDeepLink(path: string, search: string): void {
  if (isDeepLink(path)) writeTab(key, path + search);
}

/** Where the person wanted to go, once; null when nowhere in particular. */
export function takeDeepLink(): string | null {
  const path = readTab(key);
  writeTab(key, null);
  return path;
}
