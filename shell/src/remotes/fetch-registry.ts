import { fetchOrLastGood } from '../config/last-good.ts';
import { type ReadRegistry, readRegistry, writeRegistry } from './read-registry.ts';
import type { Registry, Release } from './registry.ts';
import { withOneOwnerEach } from './route-owners.ts';
import { choice } from './versions/choice.ts';

/**
 * Fetches the registry. Where it does not come within 3 s or lists nothing that can be used, the last one that did counts. Throws where
 * there is none, after 12 s at most. `onProblem` learns of that, of each release that is refused, and of each claim to another's route.
 */
export async function fetchRegistry(url: string, onProblem: (error: unknown) => void): Promise<Registry> {
  const { registry, problems } = await fetchOrLastGood<ReadRegistry>({
    url,
    fetchText: (again) => fetchText(url, again),
    read,
    write: writeRegistry,
    onProblem,
  });
  for (const problem of problems) onProblem(new Error(problem));
  return registry;
}

function read(text: string, before?: ReadRegistry): ReadRegistry {
  const { registry: listed, problems } = readRegistry(text, before?.registry);
  const { registry, claims } = withOneOwnerEach(listed, inUse, before?.registry);
  const claimed = claims.map(({ path, owner, other }) => `${other} claims ${path}, which is ${owner}'s`);
  return { registry, problems: [...problems, ...claimed] };
}

/** Of a remote's releases the one that is loaded, or the newest where none can be. */
const inUse = (releases: readonly Release[]) => choice(releases, __HOST_API__)[0] ?? releases[0];

async function fetchText(url: string, again: boolean): Promise<string> {
  const response = await fetch(url, { cache: again ? 'reload' : 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
