// Serves one remote on this machine, for a shell that is deployed elsewhere and allows it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watchFile } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { recompileOnSave } from '../bundle/recompile-on-save.ts';
import { workspace } from '../workspace.ts';
import { readBuild, releaseFile } from './build.ts';
import { reloadOnChange } from './reload-on-change.ts';

/** The event stream that says when a remote was built again. */
const changes = '/changes';

/** How often the build is looked at, in ms. */
const often = 300;

/**
 * Serves what is built in `folder`, and resolves when it listens. Rejects if the port is taken. Without hashes, because a newer build may be
 * served by the time a file is fetched. A page with the remote in it loads itself anew when another build is there.
 */
export async function serveRemote(app: string, port: number, folder = path.join(workspace, app, 'dist')) {
  const answer = sirv(folder, { dev: true });
  const pages = new Set<ServerResponse>();
  let again: NodeJS.Timeout | undefined;
  /** Sends the version that is built to all pages, once the build is whole. */
  const nameVersion = () => {
    clearTimeout(again);
    try {
      const message = `data: ${readBuild(app, folder).version}\n\n`;
      for (const page of pages) page.write(message);
    } catch {
      again = setTimeout(nameVersion, often).unref();
    }
  };
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-cache');
    const file = path.join(folder, path.basename(request.url!));
    try {
      if (request.url === `/${releaseFile}`) {
        const built = JSON.stringify({ ...readBuild(app, folder), files: {} });
        response.setHeader('content-type', 'application/json').end(built);
      } else if (request.url === changes) {
        // Always with 200: after another status a page would not ask again.
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        pages.add(response.on('close', () => pages.delete(response)));
        nameVersion();
      } else if (/^\/remoteEntry\.[\w.]*js$/.test(request.url!) && existsSync(file)) {
        const known = [`http://localhost:${port}${changes}`, readBuild(app, folder).version].map((text) => `'${text}'`);
        response.setHeader('content-type', 'text/javascript');
        response.end(`${readFileSync(file, 'utf8')}\n(${String(reloadOnChange)})(${known.join(', ')});\n`);
      } else answer(request, response, () => void response.writeHead(404).end());
    } catch (error) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  watchFile(path.join(folder, releaseFile), { interval: often, persistent: false }, nameVersion);
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
