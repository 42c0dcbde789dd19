// What a phone reaches through https: its own page's files, and a data server behind a gate.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Makes a new self-signed certificate in `folder`. */
export function certificate(folder: string): ServerOptions {
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [string, string];
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`.split(' ');
  const { status, stderr } = spawnSync('openssl', args);
  if (status !== 0) throw new Error(String(stderr));
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

export async function listen(keys: ServerOptions, answer: RequestListener) {
  const server = createServer(keys, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** Serves the bundle's files as the web view does: a path without a file extension that matches no file gets the page. */
export function filesOf(www: string): RequestListener {
  const files = sirv(www, { dev: true, single: true, ignores: [/\.\w+$/] });
  return (request, response) => files(request, response, () => void response.writeHead(404).end());
}

/** A request that the gate has let through. */
interface Passed {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The connection to a data server, which a test can cut. */
export interface Gate {
  /** The data server's address. */
  dataServer: string;
  isOpen: boolean;
  /** All requests that the gate has let through, in order. */
  passed: Passed[];
}

export const throughGate =
  (gate: Gate): RequestListener =>
  (request, response) => {
    if (!gate.isOpen) return void response.destroy();
    const { method = 'GET', headers, url = '/' } = request;
    const passed: Passed = { method, url, headers, body: '' };
    gate.passed.push(passed);
    const onward = forward(`${gate.dataServer}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.on('data', (bytes: Buffer) => (passed.body += String(bytes)));
    request.pipe(onward);
  };
