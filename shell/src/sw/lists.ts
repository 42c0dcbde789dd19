// Reads what a deployment lists: its shell, and the releases of each remote.
import * as v from 'valibot';
import { readRegistry } from '../remotes/registry/read-registry.ts';
import { choice } from '../remotes/versions/choice.ts';
import { devicePlace } from '../remotes/versions/place.ts';
import type { Files, Part } from './file-set.ts';

/** A shell's list. Without its page, a set would open nothing. */
const shellList = v.object({
  files: v.pipe(
    v.record(v.string(), v.string()),
    v.check((files) => '/' in files),
  ),
  hostApi: v.optional(v.string()),
});

/** The registry as it was sent: it may contain more than the worker reads. */
interface Listed {
  remotes: Record<string, readonly unknown[]>;
  canary?: Record<string, { percent: number; release: unknown }>;
}

export interface Lists {
  shell: Part;
  /** For each remote the releases that work with the shell's doors, in the order in which a page of this device tries them. */
  releases: (doors: string | undefined, failed: Record<string, string[]>) => [name: string, releases: Part[]][];
  /** The text of a registry in which each remote of a set lists what its part lists. */
  registryOf: (remotes: Record<string, Part>) => string;
}

/** Fetches both lists. Throws when one is missing or malformed. */
export async function fetchLists(registryUrl: string): Promise<Lists> {
  const [shell, registry] = await Promise.all([fetchText('/shell.json'), fetchText(registryUrl)]);
  const { files, hostApi } = v.parse(shellList, JSON.parse(shell));
  const place = await devicePlace(registry);
  const { registry: read } = readRegistry(registry, {}, 'required', place);
  const { canary, ...listed } = JSON.parse(registry) as Listed;
  // The set lists a canary that reaches this device like any release, and no other canary, so that it can be left out like any release.
  const listedOf = (name: string) => {
    const own = canary?.[name];
    return [...(own && place < own.percent ? [own.release] : []), ...(listed.remotes[name] ?? [])];
  };
  return {
    shell: { files: absolute('', files), hostApi },
    releases: (doors, failed) =>
      Object.entries(read).map(([name, releases]) => {
        const usable = releases.filter(({ refused }) => refused === undefined);
        const taken = doors === undefined ? usable : choice(usable, doors, failed[name]);
        const part = ({ base, files: own, ...release }: (typeof taken)[number]): Part => ({
          version: release.version,
          hostApi: release.hostApi,
          files: absolute(base, own),
          listed: listedOf(name),
        });
        return [name, taken.map(part)];
      }),
    registryOf(remotes) {
      const entries = Object.keys(read).map((name) => [name, remotes[name]?.listed ?? listedOf(name)]);
      return JSON.stringify({ ...listed, remotes: Object.fromEntries(entries) as Listed['remotes'] });
    },
  };
}

/** Longest wait for a list; milliseconds. */
const patience = 20_000;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

function absolute(base: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([file, hash]) => [new URL(base + file, location.href).href, hash]),
  );
}
