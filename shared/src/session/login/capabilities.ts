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
    // The last answer stays valid.
  }
});
refreshAtom.onMount = (refresh) => void refresh();

const knownAtom = atom((get): ReadonlySet<Capability> | null => {
  get(refreshAtom);
  const names = get(storedNamesAtom);
  return names && new Set(names as Capability[]);
});

/**
 * The data server's capabilities beyond the calls that all servers have; empty until it has named them. They are fetched once per page
 * while a screen needs them; offline, the last answer is used. The type is fixed for remotes: read later capabilities with `useCapability`.
 */
export const capabilitiesAtom = atom(
  (get): ReadonlySet<FirstCapability> => (get(knownAtom) ?? new Set()) as ReadonlySet<FirstCapability>,
);

/** Whether the data server has a capability; null until it has said so, so that no screen denies it too early. */
export function useCapability(name: Capability): boolean | null {
  return useAtomValue(knownAtom)?.has(name) ?? null;
}
