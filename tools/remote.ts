// pnpm remote mf-readings [--port 4102] [--from <build>]: builds one remote as a release is built, again at every change, and serves it on
// this machine for a shell that is deployed elsewhere and allows it (`remoteOverrides` in its config.json). The address to open is printed.
// `--from` serves a build that is there already.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { run } from './build.ts';
import type { Release } from '../shell/src/remotes/registry/registry.ts';
import { declarationOf, publishedDeclaration, remotes } from './remotes.ts';

const root = path.dirname(import.meta.dirname);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, from: { type: 'string' } },
});
const [app = ''] = positionals;
if (!remotes.includes(app)) throw new Error(`Which remote: ${remotes.join(', ')}?`);
const port = Number(values.port ?? declarationOf(app).port);
const folder = values.from ?? path.join(root, app, 'dist');

if (values.from === undefined) {
  await run(process.execPath, ['run.ts', 'compile'], path.join(root, 'locales'));
  const builder = spawn(path.join(root, 'node_modules/.bin/rspack'), ['build', '--watch'], {
    cwd: path.join(root, app),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (builder.kill(signal), process.exit()));
}

/** What the shell needs to know of the build that is there now. */
function release(): Omit<Release, 'version' | 'base'> {
  const entry = readdirSync(folder).find((file) => /^remoteEntry\..*\.js$/.test(file));
  if (!entry) throw new Error(`${folder} holds no build`);
  return { ...publishedDeclaration(app), entry, files: {} };
}

const answer = sirv(folder, { dev: true });
createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cache-control', 'no-cache');
  if (request.url !== '/release.json') {
    answer(request, response, () => void response.writeHead(404).end());
    return;
  }
  try {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(release()));
  } catch (error) {
    response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error));
  }
}).listen(port, '127.0.0.1', () => console.log(`?remote=${app}@http://localhost:${port}`));
