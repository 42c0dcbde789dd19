// pnpm release [app …] [--to <folder>] [--from <folder>] [--canary <percent>]: puts built apps (all without names) into the folder that
// is served. Version, hostApi, routes and hashes come from the build's release.json.
//
// `--to https://…` names a release service in place of a folder, with the team's RELEASE_TOKEN and RELEASE_KEY in the environment.
// `--from` names one app's build where it is not in its own dist, or another site, whose first version moves here without a build.
// `--canary 10` gives a remote to a tenth of the devices; without it, the same release is for all.
// `--preview pr-12` gives a remote to those who open `?preview=pr-12`, for two weeks; nothing else changes.
// `--base https://stock.example` lists a remote whose files are served from there, as `/r/…` of the same folder or a copy of it.
// `--room` also publishes the review room of each release, built from this checkout (docs/deploy.md).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from './command-line/arguments.ts';
import { apps, refuseUnknown } from './remotes.ts';
import type { Quality } from './release/files.ts';
import { waiting } from './release/fitting.ts';
import { withLock } from './release/lock.ts';
import { isService, releaseOverHttp, roomOverHttp } from './release/over-http.ts';
import { clearPreviews, refuseName } from './release/preview.ts';
import { bitsOfRemote, releaseRemote } from './release/remote.ts';
import { previewRoom, releaseRoom, roomsFolder } from './release/room.ts';
import { bitsOfShell, releaseShell } from './release/shell.ts';

const root = path.dirname(import.meta.dirname);

/** The served folder, unless a command names another. */
export const servedHere = path.join(root, 'dist/web');

interface Options {
  /** A build, or a site; by default the app's own build. */
  from?: string | undefined;
  /** The share of devices that take the release, 1 to 99; by default all. */
  canary?: number | undefined;
  /** The name of a preview, which alone gets the release. */
  preview?: string | undefined;
  /** The address from which a remote's files are served; by default the page's own origin. */
  base?: string | undefined;
  /** The effort of compression; 9 where nobody downloads the files from afar. */
  quality?: Quality | undefined;
}

/** Releases a built app into the served folder `to`, and returns its version. Releasing the same build twice changes nothing. */
export function release(app: string, to: string, options: Options = {}): string {
  const { from = path.join(root, app, 'dist'), canary, preview, base, quality = 9 } = options;
  mkdirSync(to, { recursive: true });
  refuseOptions(app, options);
  return withLock(to, app, () => {
    clearPreviews(to, roomsFolder(to));
    return app === 'shell'
      ? releaseShell(bitsOfShell(from), to, quality)
      : releaseRemote(app, bitsOfRemote(app, from), to, quality, { percent: canary, preview, base });
  });
}

/** Throws if an app cannot be released with these options. */
function refuseOptions(app: string, { canary, preview, base }: Options): void {
  const isShell = app === 'shell';
  if (preview !== undefined) refuseName(preview);
  if (preview !== undefined && (isShell || canary !== undefined))
    throw new Error('A preview is of a remote, and for those who open it: no shell, no canary');
  if (isShell && base !== undefined) throw new Error('The shell is served from the page’s own origin: no --base');
  if (isShell && canary !== undefined) throw new Error('The shell has no canary: all devices load one page');
  if (canary !== undefined && !(canary >= 1 && canary <= 99)) throw new Error('--canary takes 1 to 99 per cent');
}

/** What a command line says of a release. */
interface Wanted {
  /** A build, or a site. */
  from: string;
  canary?: string | undefined;
  preview?: string | undefined;
  base?: string | undefined;
  /** Whether the review room is published, too; a release service takes rooms of previews alone. */
  room?: boolean;
}

/** Releases an app into a folder, or by a service, with its room where that is wanted. Returns the lines to print. */
export async function releaseTo(app: string, to: string, { room = false, ...wanted }: Wanted): Promise<string[]> {
  const { from, canary, preview, base } = wanted;
  if (isService(to)) {
    if (room && preview === undefined)
      throw new Error('A release service takes rooms of previews alone: publish this room into the folder');
    const lines = await releaseOverHttp(app, to, from, { canary, preview, base });
    return room && preview !== undefined ? [...lines, ...(await roomOverHttp(app, to, preview))] : lines;
  }
  const share = shareOf(canary);
  const version = release(app, to, { from, canary: share, preview, base, quality: 11 });
  const line = `${app} ${version}${share ? ` for ${share} %` : ''}${preview ? ` at ?preview=${preview}` : ''}`;
  if (!room) return [line];
  return [line, preview ? previewRoom(app, preview, to) : releaseRoom(app, version, to)];
}

const shareOf = (canary?: string) => (canary === undefined ? undefined : Number(canary));

if (import.meta.main) {
  const { values, positionals } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      canary: { type: 'string' },
      preview: { type: 'string' },
      base: { type: 'string' },
      room: { type: 'boolean', default: false },
    },
  });
  const { to = servedHere, from, canary, preview, base, room } = values;
  if (room && from !== undefined)
    throw new Error('A room is built from this checkout: release with --room without --from');
  // The shell comes last: with new doors, it would find no remote for them until these are released.
  const names = positionals.length ? positionals : apps.toReversed();
  if (from === undefined) refuseUnknown(names);
  for (const app of names) refuseOptions(app, { canary: shareOf(canary), preview, base });
  for (const app of names) {
    const build = from ?? path.join(root, app, 'dist');
    for (const line of await releaseTo(app, to, { from: build, canary, preview, base, room })) console.log(line);
  }
  if (!isService(to) && preview === undefined)
    for (const line of waiting(to, names.includes('shell') ? undefined : names)) console.log(line);
}
