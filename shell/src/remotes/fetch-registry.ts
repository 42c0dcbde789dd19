import { fetchOrLastGood } from '../config/last-good.ts';
import { type ReadRegistry, readRegistry, writeRegistry } from './read-registry.ts';
import type { Registry } from './registry.ts';

/**
 * Fetches the registry. Where it does not come within 3 s or lists nothing that can be used, the last one that did counts. Throws where
 * there is none, after 12 s at most. `onProblem` learns of that, and of each release that is refused.
 */
export async function fetchRegistry(url: string, onProblem: (error: unknown) => void): Promise<Registry> {
  const { registry, problems } = await fetchOrLastGood<ReadRegistry>({
    url,
    fetchText: (again) => fetchText(url, again),
    read: (text, before) => readRegistry(text, before?.registry),
    write: writeRegistry,
    onProblem,
  });
  for (const problem of problems) onProblem(new Error(problem));
  return registry;
}

async function fetchText(url: string, again: boolean): Promise<string> {
  const response = await fetch(url, { cache: again ? 'reload' : 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
