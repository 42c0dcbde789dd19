import type { ServerResponse } from 'node:http';
import type { Registry, Release } from '../../../shell/src/remotes/registry/registry.ts';
import { sharedVersions } from '../federation.ts';
import { federationManifest } from '../../release/build.ts';
import { declarationOf, publishedDeclaration, remotes } from '../../remotes.ts';

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

/** The lists that a release writes, by address. The shell asks for all of them; without an answer the console would show a fault each time. */
const lists = {
  '/remotes.json': devRegistry,
  '/withdrawn.json': () => ({}),
  '/shell.json': () => ({ version: 'dev', files: {} }),
  '/rooms.json': () => ({}),
};

/** What the shell's development server answers beside its files: the addresses of the remotes' servers, and lists that name nothing. */
export const serveDevLists = Object.entries(lists).map(([address, list]) => ({
  name: address,
  path: address,
  middleware: (_request: unknown, response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(list()));
  },
}));
