// pnpm remote mf-readings [--port 4102] [--from <build>]: builds one remote as a release is built, again at every change, and serves it on
// this machine for a shell that is deployed elsewhere and allows it (`remoteOverrides` in its config.json). The address to open is printed.
// `--from` serves a build that is there already.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { argumentsOf } from './command-line/arguments.ts';
import { compileMessages } from './build.ts';
import { recompileOnSave } from './bundle/recompile-on-save.ts';
import { declarationOf, remotes } from './remotes.ts';
import { readBuild } from './release/build.ts';

const root = path.dirname(import.meta.dirname);

const { values, positionals } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: { port: { type: 'string' }, from: { type: 'string' } },
});
const [app = ''] = positionals;
if (!remotes.includes(app)) throw new Error(`Which remote: ${remotes.join(', ')}?`);
const port = Number(values.port ?? declarationOf(app).port);
const folder = values.from ?? path.join(root, app, 'dist');

const answer = sirv(folder, { dev: true });
const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cache-control', 'no-cache');
  if (request.url !== '/release.json') {
    answer(request, response, () => void response.writeHead(404).end());
    return;
  }
  try {
    // Without hashes, because a newer build may be served by the time a file is fetched.
    const built = JSON.stringify({ ...readBuild(app, folder), files: {} });
    response.setHeader('content-type', 'application/json').end(built);
  } catch (error) {
    response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error));
  }
});
server.listen(port, '127.0.0.1');
await once(server, 'listening'); // first, so that nothing is built if its port is taken

if (values.from === undefined) {
  await compileMessages();
  recompileOnSave([app]);
  const builder = spawn(path.join(root, 'node_modules/.bin/rspack'), ['build', '--watch'], {
    cwd: path.join(root, app),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (builder.kill(signal), process.exit()));
}
console.log(`?remote=${app}@http://localhost:${port}`);
