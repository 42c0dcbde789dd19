// Fetches the files of a part, and handles files that do not arrive.
import type { Lacking } from './messages.ts';
import { needed } from './needed.ts';
import type { Files, Part } from './file-set.ts';
import { changeState, readState } from './state.ts';
import { FileError, fetchWhole, whole } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this many failed tries of a file a page reports it, and the set goes on without its part, even if the network may be at fault. */
const tries = 3;

/** Fetches those files that this device needs and that `isHere` does not find, four at a time. Throws FileError. */
export async function bring(
  files: Files,
  needs: readonly string[] | null,
  isHere: (url: string, hash: string) => unknown = whole,
): Promise<void> {
  const rest = Object.entries(files).filter(([url]) => needed(url, needs, files));
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      if (await isHere(...next)) continue;
      await fetchWhole(...next).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/**
 * The first of these versions of a part whose files are here or arrive. Its list leaves out the versions that were tried before it.
 * Undefined where no version arrives. Throws where the network may be at fault: the next check tries again.
 */
export async function firstWhole(
  versions: readonly Part[],
  bringFiles: (files: Files) => Promise<void>,
): Promise<Part | undefined> {
  const left = new Set<unknown>();
  for (const part of versions) {
    try {
      await bringFiles(part.files);
      await forgetFaults(part.files);
      if (!part.listed) return part;
      return { ...part, listed: part.listed.filter((release) => !left.has((release as Part | null)?.version)) };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const count = await countFault(error.url);
      if (!error.altered && count < tries) throw error;
      left.add(part.version);
    }
  }
  return undefined;
}

/** Counts a file's failed tries; at the third a page is informed. */
async function countFault(url: string): Promise<number> {
  const { faults: before } = await readState();
  const count = (before[url] ?? 0) + 1;
  await changeState(({ faults }) => ({ faults: { ...faults, [url]: count } }));
  if (count === tries) {
    const [page] = await self.clients.matchAll();
    page?.postMessage({ lacking: url, tries } satisfies Lacking);
  }
  return count;
}

async function forgetFaults(files: Files): Promise<void> {
  const { faults } = await readState();
  const others = Object.entries(faults).filter(([url]) => !Object.hasOwn(files, url));
  if (others.length < Object.keys(faults).length) await changeState(() => ({ faults: Object.fromEntries(others) }));
}
