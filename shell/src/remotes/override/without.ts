import { readTab, writeTab } from '../../memory/tab-memory.ts';
import type { Registry } from '../registry/registry.ts';
import { withoutKey, withoutParameter } from './named.ts';

/**
 * The remotes that this tab leaves out, so that a person can see whether a fault is theirs. An address that names some
 * (`?without=mf-stock`, several with commas) loses that part, and the tab keeps them. Nobody is asked: it only takes away.
 */
export function leftOut(): string[] {
  const url = new URL(location.href);
  const named = url.searchParams.get(withoutParameter);
  if (named !== null) {
    url.searchParams.delete(withoutParameter);
    history.replaceState(history.state, '', url);
    writeTab(withoutKey, named);
  }
  return (readTab(withoutKey) ?? '').split(',').filter((name) => /^mf-[a-z\d-]+$/.test(name));
}

/** The registry without these remotes. */
export const without = (registry: Registry, names: readonly string[]): Registry =>
  Object.fromEntries(Object.entries(registry).filter(([name]) => !names.includes(name)));

/** Returns to all remotes. */
export function endWithout(): void {
  writeTab(withoutKey, null);
  location.reload();
}
