// The byte limits of a cold load. An import of a door other than `start` in the shell's start, or a remote with a copy of something shared,
// shows here first.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { declarationOf, remotes } from '../remotes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The limits in bytes, compressed with brotli: the shell's script; a remote's entry, which names its chunks with their hashes; all of the
 * login remote in its six languages; the campaigns' graphs, with nivo, and the season map by itself; and the service worker, which validates
 * the lists like the page, and composes a set part by part.
 */
const limits = { shell: 151_000, entry: 9_500, login: 42_000, graphs: 73_000, map: 20_000, worker: 14_400 };

const login = remotes.find((app) => declarationOf(app).routes.includes('/login'));

/** By how much a size may pass its limit before it fails: a change of another part, or another version of brotli, must not stop a branch. */
const leeway = 1.02;

interface Sizes {
  /** In bytes. */
  found: Record<string, number>;
  /** A sentence for each size that is missing, or over its limit by more than the leeway. */
  over: string[];
  /** A sentence for each size over its limit, but not by more than the leeway. */
  near: string[];
}

/** The sizes of the released app in `web`, and those over their limit. */
export function sizes(web = path.join(root, 'dist/web')): Sizes {
  const registry = newest(path.join(web, 'r'));
  const found: Record<string, [bytes: number, limit: number]> = {
    'shell script': [sum(path.join(web, 'assets'), /^main\.\w+\.js\.br$/), limits.shell],
    'service worker': [sum(web, /^sw\.js\.br$/), limits.worker],
  };
  for (const [app, folder] of registry) {
    found[`${app} entry`] = [sum(folder, /^remoteEntry\..*\.br$/), limits.entry];
    if (app === 'mf-campaigns') {
      found['graphs'] = [sum(folder, /^graphs\.\w+\.js\.br$/), limits.graphs];
      found['season map'] = [sum(folder, /^map\.\w+\.js\.br$/), limits.map];
    }
    if (app === login) found[`${app}, all files`] = [sum(folder, /\.br$/), limits.login];
  }
  return { found: Object.fromEntries(Object.entries(found).map(([name, [bytes]]) => [name, bytes])), ...judge(found) };
}

/** Judges sizes by their limits. A size of 0 is a file that is not there. */
export function judge(found: Record<string, [bytes: number, limit: number]>): Pick<Sizes, 'over' | 'near'> {
  const lines = Object.entries(found).map(([name, [bytes, limit]]) => ({
    line: `${name}: ${bytes} bytes, at most ${limit}`,
    fails: bytes === 0 || bytes > limit * leeway,
    passes: bytes > 0 && bytes <= limit,
  }));
  return {
    over: lines.filter(({ fails }) => fails).map(({ line }) => line),
    near: lines.filter(({ fails, passes }) => !fails && !passes).map(({ line }) => line),
  };
}

function newest(folder: string): [string, string][] {
  return readdirSync(folder).map((app) => {
    const versions = readdirSync(path.join(folder, app)).map((version) => path.join(folder, app, version));
    return [app, versions.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]!];
  });
}

/** The total size of the newest build's files with that name; files of older builds stay beside them. */
function sum(folder: string, name: RegExp): number {
  const files = readdirSync(folder).filter((file) => name.test(file));
  if (name.source.startsWith('^main')) {
    const times = files.map((file) => statSync(path.join(folder, file)).mtimeMs);
    const last = files[times.indexOf(Math.max(...times))];
    return last ? statSync(path.join(folder, last)).size : 0;
  }
  return files.reduce((total, file) => total + statSync(path.join(folder, file)).size, 0);
}

if (import.meta.main) {
  const { found, over, near } = sizes();
  for (const [name, bytes] of Object.entries(found)) console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
  for (const line of near) console.warn(`! a little over: ${line}`);
  for (const line of over) console.error(`✗ ${line}`);
  process.exitCode = over.length ? 1 : 0;
}
