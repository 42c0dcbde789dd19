// node tools/web-server.ts [<folder>]: serves the released web app as a deployment's web server should (docs/deploy.md).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { answerHelp } from './command-line/arguments.ts';
import { ports } from './ports.ts';
import {
  appleAssociation,
  cache,
  filesOnly,
  forOtherHosts,
  hashed,
  headers,
  mediaTypes,
  otherHosts,
} from './web/rules.ts';

const root = path.dirname(import.meta.dirname);

/** The headers of this server: plain http only on this machine, and a developer's remotes when a deployment for developers is tested. */
const all = Object.entries(headers({ local: true, developers: process.env['WEB_DEVELOPERS'] === '1' }));

/** Serves `folder` on the loopback address; resolves when it listens. Files are read again for each request. */
export function serveWeb(folder: string, port: number): Promise<Server> {
  const answer = sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', hashed.test(pathname) ? cache.hashed : cache.other);
      if (pathname === appleAssociation) response.setHeader('content-type', mediaTypes.json);
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of all) response.setHeader(name, value);
    if (forOtherHosts.test(request.url!)) response.setHeader(otherHosts.name, otherHosts.value);
    request.headers['accept-encoding'] = acceptedBy(request);
    delete request.headers.range; // whole files only: sirv throws for a part that ends before it begins
    if (request.url === '/remotes.json' && sendList(path.join(folder, 'remotes.json'), request, response)) return;
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': cache.other }).end('Not found');
    };
    answer(request, response, () => {
      const [pathname = ''] = request.url!.split('?');
      request.url = '/'; // not by the option `single`, whose own pattern reckons for minutes about a long path with many points
      if (filesOnly.test(pathname) || pathname === appleAssociation) notFound();
      else answer(request, response, notFound);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** The encodings that a browser accepts, without those that it refuses by `q=0`. */
function acceptedBy({ headers: wanted }: IncomingMessage): string {
  const named = (wanted['accept-encoding'] ?? '').split(',');
  return named.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/i.test(encoding)).join(',');
}

/**
 * Sends the list of remotes compressed to clients that accept it. No compressed twin of it is stored, because it changes with every
 * release, by several teams. Returns whether it did.
 */
function sendList(file: string, { headers: wanted }: IncomingMessage, response: ServerResponse): boolean {
  if (!/\bgzip\b/.test(String(wanted['accept-encoding'])) || !existsSync(file)) return false;
  const content = gzipSync(readFileSync(file));
  const etag = `W/"${createHash('sha256').update(content).digest('base64')}"`;
  response.setHeader('cache-control', cache.other);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  if (wanted['if-none-match'] === etag) response.writeHead(304).end();
  else response.writeHead(200, { 'content-type': mediaTypes.json, 'content-encoding': 'gzip' }).end(content);
  return true;
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  const port = ports.web;
  await serveWeb(process.argv[2] ?? path.join(root, 'dist/web'), port);
  console.log(`Web app on http://localhost:${port}`);
}
