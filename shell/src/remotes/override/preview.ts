import * as v from 'valibot';
import { readTab, writeTab } from '../../memory/tab-memory.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { CheckList } from '../registry/signed-only.ts';
import { previewKey, previewParameter } from './named.ts';

/** What a release with `--preview` writes: the registry of the preview, and the instant in UTC when it ends. */
const published = v.object({ until: v.pipe(v.string(), v.isoTimestamp()) });

const nameOf = (text: string | null) => (text !== null && /^[a-z\d][a-z\d-]{0,40}$/.test(text) ? text : null);

/**
 * The name of the preview that this tab shows; null where it shows none. One that the address names (`?preview=pr-12`) is removed from the
 * address, and stored once `confirm` has resolved with true: its code runs beside the session's token.
 */
export async function preview(confirm: (name: string) => Promise<boolean>): Promise<string | null> {
  const url = new URL(location.href);
  const named = url.searchParams.get(previewParameter);
  if (named !== null) {
    url.searchParams.delete(previewParameter);
    history.replaceState(history.state, '', url);
    const requested = nameOf(named);
    if (requested !== null && (await confirm(requested))) writeTab(previewKey, requested);
  }
  return nameOf(readTab(previewKey));
}

/**
 * The releases of a preview, by remote, which lies beside the registry at `url`. Null where it has ended, and where nothing of it can be
 * used. `check` leaves out what its team has not signed.
 */
export async function fetchPreview(name: string, url: string, check: CheckList | null): Promise<Registry | null> {
  try {
    const beside = new URL(`previews/${name}.json`, new URL(url, location.href));
    const response = await fetch(beside, { cache: 'no-cache' });
    if (!response.ok) return null;
    const text = await response.text();
    const { until } = v.parse(published, JSON.parse(text));
    return until < new Date().toISOString() ? null : readRegistry(check ? await check(text) : text).registry;
  } catch {
    return null;
  }
}

/** The registry with the preview's releases before the deployed ones. */
export function previewed(registry: Registry, shown: Registry): Registry {
  const both: Registry = { ...registry };
  for (const [name, releases] of Object.entries(shown)) both[name] = [...releases, ...(registry[name] ?? [])];
  return both;
}

/** Returns to the deployed versions. */
export function endPreview(): void {
  writeTab(previewKey, null);
  location.reload();
}
