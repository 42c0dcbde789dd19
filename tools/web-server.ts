// node tools/web-server.ts [<folder>]: serves the released web app as a deployment's web server should (docs/deploy.md).
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ports } from './ports.ts';

const root = path.dirname(import.meta.dirname);

/** Where a deployment for developers takes remotes from too (see `remoteOverrides` in docs/deploy.md); nobody's else. */
const developers = process.env['WEB_DEVELOPERS'] === '1' ? ' http://localhost:*' : '';

/** The policy of every page. Data servers are chosen by the person, so any `https:` address may be called, plain http only on this machine. */
const policy = [
  "default-src 'none'",
  `script-src 'self'${developers}`,
  `style-src 'self' 'unsafe-inline'${developers}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:* http://*.localhost:*",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Starts serving `folder` on the loopback address; resolves when it listens. Files are read anew at each request. */
export function serveWeb(folder: string, port: number): Promise<Server> {
  const answer = sirv(folder, {
    dev: true,
    brotli: true,
    single: true,
    ignores: [/^\/(r|assets)\//, /\.\w+$/],
    setHeaders(response, pathname) {
      const hashed = /\.[0-9a-f]{8}\.\w+$/.test(pathname);
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('content-security-policy', policy);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('referrer-policy', 'no-referrer');
      response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    },
  });
  const server = createServer((request, response) => {
    answer(request, response, () => void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'));
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
