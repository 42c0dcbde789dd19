import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps, type Release } from './release.ts';

const root = path.dirname(import.meta.dirname);

/** The registry of the development servers: every remote at its own port, with no hashes to hold it to. */
export function devRegistry(): { remotes: Record<string, Release[]> } {
  const remotes = apps.slice(1).map((app, index): [string, Release[]] => {
    const { seguia } = JSON.parse(readFileSync(path.join(root, app, 'package.json'), 'utf8')) as {
      seguia: Pick<Release, 'hostApi' | 'layout' | 'routes'>;
    };
    const base = `http://localhost:${4101 + index}/`;
    return [app, [{ version: 'dev', base, entry: 'remoteEntry.js', files: {}, ...seguia }]];
  });
  return { remotes: Object.fromEntries(remotes) };
}
