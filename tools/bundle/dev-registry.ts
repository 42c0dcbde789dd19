import type { ServerResponse } from 'node:http';
import type { Registry, Release } from '../../shell/src/remotes/registry/registry.ts';
import { sharedVersions } from './federation.ts';
import { federationManifest } from '../release/build.ts';
import { declarationOf, publishedDeclaration, remotes } from '../remotes.ts';

/** The registry of the development servers: every remote on its own port, without hashes. */
function devRegistry(): { remotes: Registry } {
  const hostApi = `^${sharedVersions()['@seguia/shared/platform']}`; // both are of this checkout
  const listed = remotes.map((app): [string, Release[]] => {
    const base = `http://localhost:${declarationOf(app).port}/`;
    return [
      app,
      [
        {
          version: 'dev',
          base,
          entry: 'remoteEntry.js',
          manifest: federationManifest,
          files: {},
          ...publishedDeclaration(app, hostApi),
        },
      ],
    ];
  });
  return { remotes: Object.fromEntries(listed) };
}

/** Gives the shell's development server the addresses of the others. */
export const serveDevRegistry = {
  name: 'registry',
  path: '/remotes.json',
  middleware: (_request: unknown, response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(devRegistry()));
  },
};
