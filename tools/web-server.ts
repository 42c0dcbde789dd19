// node tools/web-server.ts [<folder>]: serves the released web app as a deployment's web server should (docs/deploy.md).
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ports } from './ports.ts';
import { cache, filesOnly, hashed, headers } from './web/rules.ts';

const root = path.dirname(import.meta.dirname);

/** The headers of this server: plain http only on this machine, and a developer's remotes where a deployment for developers is tried. */
const all = Object.entries(headers({ local: true, developers: process.env['WEB_DEVELOPERS'] === '1' }));

/** Starts serving `folder` on the loopback address; resolves when it listens. Files are read anew at each request. */
export function serveWeb(folder: string, port: number): Promise<Server> {
  const answer = sirv(folder, {
    dev: true,
    brotli: true,
    single: true,
    ignores: [filesOnly],
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', hashed.test(pathname) ? cache.hashed : cache.other);
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of all) response.setHeader(name, value);
    answer(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': cache.other }).end('Not found');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (import.meta.main) {
  const port = ports.web;
  await serveWeb(process.argv[2] ?? path.join(root, 'dist/web'), port);
  console.log(`Web app on http://localhost:${port}`);
}
