import { atom } from 'jotai';
import * as v from 'valibot';
import type { Capability } from '../../domain/capabilities.ts';
import { testServerAtom } from './test-server.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';
import { serverAtom } from '../account/server.ts';

const storedNamesAtom = storedAtom<readonly string[]>(
  (get) => {
    const server = get(serverAtom);
    return server && `seguia.capabilities:${server}`;
  },
  jsonOr(v.array(v.string()), []),
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

/** What the data server can beyond the calls that all have. Fetched once per page while somebody looks; offline, what it said the last time. */
export const capabilitiesAtom = atom((get): ReadonlySet<Capability> => {
  get(refreshAtom);
  return new Set(get(storedNamesAtom) as Capability[]);
});
