import { withTimeLimit } from '@seguia/shared/session/storage/time-limit';
import { defaults } from '../../config/config.ts';
import { earlyAnswer } from '../../config/early-answers.ts';
import type { Registry } from './registry.ts';

/** Milliseconds that a start waits for the list. */
const patience = 1000;

/** By remote: versions that are withdrawn. */
type Withdrawn = Partial<Record<string, string[]>>;

/**
 * The versions that the deployment has withdrawn, as its server says now, from beside the registry at `url`; none where it does not answer
 * in time. The registry may come from the device's set, which has them until the service worker has fetched a newer set.
 */
export async function fetchWithdrawn(url: string): Promise<Withdrawn> {
  try {
    const beside = new URL('withdrawn.json', new URL(url, location.href));
    const early = url === defaults.remotes ? earlyAnswer('withdrawn') : undefined;
    const answer = early ?? fetch(beside, { cache: 'no-cache' });
    const read = answer.then((response) => (response.ok ? (response.json() as Promise<Withdrawn | null>) : null));
    return (await withTimeLimit(read, patience)) ?? {};
  } catch {
    return {};
  }
}

/** The registry without the withdrawn versions. A remote without any other is not there at all. */
export function withoutWithdrawn(registry: Registry, withdrawn: Withdrawn): Registry {
  const left = Object.entries(registry).map(([name, releases]) => {
    const named = withdrawn[name];
    return [
      name,
      Array.isArray(named) ? releases.filter(({ version }) => !named.includes(version)) : releases,
    ] as const;
  });
  return Object.fromEntries(left.filter(([, releases]) => releases.length > 0));
}
