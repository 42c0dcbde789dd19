import { readRegistry } from '../../remotes/registry/read-registry.ts';
import type { Registry, Release } from '../../remotes/registry/registry.ts';
import type { CheckList } from '../../remotes/registry/signed-only.ts';
import { withOneOwnerEach } from '../../remotes/registry/route-owners.ts';
import { choice } from '../../remotes/versions/choice.ts';
import { wholePatience } from '../../remotes/versions/patience.ts';
import { idOf } from './taken.ts';

/** The sites from which this app may take versions of remotes, as `pnpm native --updates` wrote them into the page; none by default. */
export function updateSites(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="seguia-update-sites"]');
  return meta?.content.split(' ').filter(Boolean) ?? [];
}

/**
 * For each remote the version that a site gives this shell now, unless it is the bundle's, or has failed on this phone. The site's choice
 * counts, even if it is not the newest: a deployment that has rolled back has its reasons. Canaries are for browsers only. Rejects where
 * the site does not answer, or its answer is malformed.
 */
export async function wantedOf(site: string, bundled: Registry, refused: readonly string[], check: CheckList | null) {
  const response = await fetch(`${site}/remotes.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(wholePatience),
  });
  if (!response.ok) throw new Error(`${site}/remotes.json: ${response.status}`);
  const text = await response.text();
  const listed = Object.entries(readRegistry(check ? await check(text) : text).registry).map(([name, releases]) => {
    const left = releases.filter((release) => !refused.includes(idOf(name, release)));
    return [name, choice(left, __HOST_API__).slice(0, 1)] as const;
  });
  const { registry } = withOneOwnerEach(Object.fromEntries(listed), ([release]) => release, bundled);
  const wanted = Object.entries(registry).flatMap(([name, [release]]) =>
    release && release.version !== bundled[name]?.[0]?.version ? [[name, release] as const] : [],
  );
  return Object.fromEntries(wanted) satisfies Record<string, Release>;
}
