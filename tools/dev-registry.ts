import { apps, declared, type Release } from './release.ts';

/** The registry of the development servers: every remote at its own port, with no hashes to hold it to. */
export function devRegistry(): { remotes: Record<string, Release[]> } {
  const remotes = apps.slice(1).map((app, index): [string, Release[]] => {
    const base = `http://localhost:${4101 + index}/`;
    return [app, [{ version: 'dev', base, entry: 'remoteEntry.js', files: {}, ...declared(app) }]];
  });
  return { remotes: Object.fromEntries(remotes) };
}
