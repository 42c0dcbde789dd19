import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { Capability, FirstCapability } from '../../domain/capabilities.ts';
import { testServerAtom } from './test-server.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';
import { serverAtom } from '../account/server.ts';

const storedNamesAtom = storedAtom<readonly string[] | null>(
  (get) => {
    const server = get(serverAtom);
    return server && `seguia.capabilities:${server}`;
  },
  jsonOr(v.array(v.string()), null),
);

const refreshedServerAtom = atom<string | null>(null);

const refreshAtom = atom(null, async (get, set) => {
  const server = get(serverAtom);
  if (server === null || server === get(refreshedServerAtom)) return;
  try {
    const { capabilities = [] } = await set(testServerAtom, server);
    if (get(serverAtom) !== server) return;
    set(storedNamesAtom, capabilities);
    set(refreshedServerAtom, server);
  } catch {
    // What it said the last time stands.
  }
});
refreshAtom.onMount = (refresh) => void refresh();

const knownAtom = atom((get): ReadonlySet<Capability> | null => {
  get(refreshAtom);
  const names = get(storedNamesAtom);
  return names && new Set(names as Capability[]);
});

/**
 * What the data server can beyond the calls that all have; empty while it has not said so. Fetched once per page while somebody looks; offline, what it said the
 * last time. Its type stays as it is: what came later is read with `useCapability`.
 */
export const capabilitiesAtom = atom(
  (get): ReadonlySet<FirstCapability> => (get(knownAtom) ?? new Set()) as ReadonlySet<FirstCapability>,
);

/** Whether the data server can do something; null while it has not said so, so that no screen says too early that it cannot. */
export function useCapability(name: Capability): boolean | null {
  return useAtomValue(knownAtom)?.has(name) ?? null;
}
