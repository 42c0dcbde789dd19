import { writeTab } from '../../memory/tab-memory.ts';
import { readUnverified } from '../registry/read-registry.ts';
import type { Registry, Release } from '../registry/registry.ts';
import { overrideKey, readNamed } from './named.ts';

/** A developer's remote in place of the deployed one. */
export interface Override {
  name: string;
  origin: string;
}

/** The override that an address names: `?remote=mf-readings@http://localhost:4102`. Null where it names none, or none that can be read. */
export function overrideIn(search: string): Override | null {
  const [, name, from = ''] = /^(mf-[a-z-]+)@(.+)$/.exec(new URLSearchParams(search).get('remote') ?? '') ?? [];
  return name && /^https?:/.test(from) && URL.canParse(from) ? { name, origin: new URL(from).origin } : null;
}

/** Whether a deployment allows the override: from this machine, and from the origins in its `remoteOverrides`. */
export function isAllowed({ origin }: Override, allowed: readonly string[]): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname) || allowed.includes(origin);
}

/**
 * The override of this tab, as long as the deployment allows it. One that the address names is removed from the address, and stored once
 * `confirm` has resolved with true: its code runs beside the session's token.
 */
export async function override(
  allowed: readonly string[],
  confirm: (requested: Override) => Promise<boolean>,
): Promise<Override | null> {
  const requested = overrideIn(location.search);
  if (requested) {
    const url = new URL(location.href);
    url.searchParams.delete('remote');
    history.replaceState(history.state, '', url);
    if (isAllowed(requested, allowed) && (await confirm(requested)))
      writeTab(overrideKey, `${requested.name}@${requested.origin}`);
  }
  const stored = overrideIn(`?remote=${encodeURIComponent(readNamed() ?? '')}`);
  return stored && isAllowed(stored, allowed) ? stored : null;
}

/** Returns to the deployed remote. */
export function endOverride(): void {
  writeTab(overrideKey, null);
  location.reload();
}

/**
 * The registry with the override's release before the deployed ones. If its `release.json` cannot be fetched, loading it fails like that of
 * any remote, and its card offers the deployed version.
 */
export async function overridden(registry: Registry, { name, origin }: Override): Promise<Registry> {
  const deployed = registry[name] ?? [];
  const place = { version: origin, base: `${origin}/` };
  const [newest] = deployed;
  const absent: Release[] = newest
    ? [{ ...newest, ...place, entry: 'remoteEntry.js', files: {}, unverified: true }]
    : [];
  const release = await fetch(`${origin}/release.json`, { cache: 'no-cache' })
    .then((response) => response.json() as Promise<object>)
    .then((found) => [readUnverified({ ...found, ...place })])
    .catch(() => absent);
  return { ...registry, [name]: [...release, ...deployed] };
}
