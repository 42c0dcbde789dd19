// Serves one remote on this machine, for a shell that is deployed elsewhere and allows it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { recompileOnSave } from '../bundle/recompile-on-save.ts';
import { workspace } from '../workspace.ts';
import { readBuild } from './build.ts';

/**
 * Serves what is built in `folder`, and resolves when it listens. Rejects if the port is taken. Without hashes, because a newer build may be
 * served by the time a file is fetched.
 */
export async function serveRemote(app: string, port: number, folder = path.join(workspace, app, 'dist')) {
  const answer = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-cache');
    if (request.url !== '/release.json') {
      answer(request, response, () => void response.writeHead(404).end());
      return;
    }
    try {
      const built = JSON.stringify({ ...readBuild(app, folder), files: {} });
      response.setHeader('content-type', 'application/json').end(built);
    } catch (error) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** Builds a remote as a release is built, and again at every change, as long as the program runs. `compile` compiles its texts. */
export async function buildAtEveryChange(app: string, compile: (app: string) => Promise<void>): Promise<void> {
  await compile(app);
  recompileOnSave([app], compile, path.join(workspace, 'locales'));
  const builder = spawn(path.join(workspace, 'node_modules/.bin/rspack'), ['build', '--watch'], {
    cwd: path.join(workspace, app),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (builder.kill(signal), process.exit()));
}

/** What a person adds to the address of the deployed app to have the served remote in it. */
export const addressOf = (app: string, port: number) => `?remote=${app}@http://localhost:${port}`;
