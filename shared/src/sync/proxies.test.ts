// What the app makes of nginx and Caddy in front of the data server, with the files of docs/operate: of the largest photo, of what the proxy
// refuses by itself, and of a server that is gone, silent, or stops in the middle of an answer.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '@seguia/openapi';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DocumentedProxy, hasProxy, proxyPrograms } from '../../../tools/test-world/documented-proxy.ts';
import { mostPhotoBytes } from '../domain/photos/photo-limits.ts';
import { newId } from '../domain/uuid.ts';
import { ApiError, call } from '../session/api/api-error.ts';
import { isAnswering, unansweredKind } from './push/unanswered.ts';

const app = 'https://app.farm.example';
const cors = { 'access-control-allow-origin': app, 'access-control-expose-headers': 'Retry-After, Date' };

/** What the server behind the proxy does with a write; it answers every other call. */
let onWrite: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'PUT') return onWrite(request, response);
    response.writeHead(200, { 'content-type': 'application/json', ...cors }).end('{"name":"Oasis","time":1}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const proxies: DocumentedProxy[] = [];
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.stop();
});

/** As a browser of another origin: without the header that allows it, an answer is a network error. */
async function likeBrowser(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('origin', app);
  const response = await fetch(new Request(request, { headers }));
  if (!['*', app].includes(response.headers.get('access-control-allow-origin') ?? ''))
    throw new TypeError('Failed to fetch');
  return response;
}

const clientOf = ({ url }: DocumentedProxy) => createApi({ baseUrl: `${url}/v2`, token: 't', fetch: likeBrowser });

async function putPhoto(proxy: DocumentedProxy, bytes: number): Promise<unknown> {
  const id = newId();
  const path = { farmer_id: id, id, photo_id: id };
  const header = { 'Idempotency-Key': id, 'If-None-Match': '*' as const };
  const sent = clientOf(proxy).PUT('/farmers/{farmer_id}/readings/{id}/photos/{photo_id}', {
    params: { path, header },
    body: '',
    bodySerializer: () => new Uint8Array(bytes),
    headers: { 'content-type': 'image/jpeg' },
    signal: AbortSignal.timeout(10_000),
  });
  return call(sent).catch((error: unknown) => error);
}

const received = (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0;
  request.on('data', (part: Buffer) => (bytes += part.length));
  request.on('end', () =>
    response.writeHead(201, { 'content-type': 'application/json', ...cors }).end(JSON.stringify({ bytes })),
  );
};

/** A proxy that waits a second for the server, instead of a minute. */
const impatient = (text: string) =>
  text
    .replace('proxy_read_timeout 60s', 'proxy_read_timeout 1s')
    .replace('response_header_timeout 60s', 'response_header_timeout 1s');

describe.each(proxyPrograms)('%s', (program) => {
  async function start(change = impatient): Promise<DocumentedProxy> {
    const { port } = server.address() as AddressInfo;
    const proxy = await DocumentedProxy.start(program, port, change);
    proxies.push(proxy);
    return proxy;
  }

  test.skipIf(!hasProxy(program))('lets the largest photo and the largest import through', async () => {
    onWrite = received;
    const proxy = await start();
    for (const bytes of [mostPhotoBytes, 16 * 1024 * 1024]) expect(await putPhoto(proxy, bytes)).toEqual({ bytes });
  });

  test.skipIf(!hasProxy(program))('says what is too large in words by which the app refuses it', async () => {
    onWrite = received;
    const proxy = await start();
    const error = await putPhoto(proxy, 18 * 1024 * 1024);
    expect(error).toMatchObject({ kind: 'problem', status: 413, problem: { code: 'too_large' } });
  });

  test.skipIf(!hasProxy(program))(
    'makes another operator’s answer, without a word for the app, count as no network',
    async () => {
      onWrite = received;
      const proxy = await start((text) =>
        text
          .replaceAll(/^ *error_page .*\n/gm, '')
          .replace(/\n\t# What Caddy refuses[^]*?\n\t\}\n\}/, '\n}')
          .replace('max_size 17MB', 'max_size 128KB')
          .replace('17m;', '128k;'),
      );
      const error = await putPhoto(proxy, 200_000);
      expect(error).toMatchObject({ kind: 'offline' });
      expect([
        unansweredKind(error as ApiError),
        await isAnswering(clientOf(proxy), AbortSignal.timeout(5000)),
      ]).toEqual(['cut', true]);
    },
  );

  test.skipIf(!hasProxy(program))('says that a silent server is not available now', async () => {
    onWrite = () => undefined;
    expect(await putPhoto(await start(), 1000)).toMatchObject({
      kind: 'problem',
      status: 503,
      retryAfter: 5,
      problem: { code: 'unavailable' },
    });
  });

  test.skipIf(!hasProxy(program))('says that a server that closes the connection is not available now', async () => {
    onWrite = (_request, response) => void response.destroy();
    expect(await putPhoto(await start(), 1000)).toMatchObject({
      kind: 'problem',
      status: 503,
      retryAfter: 5,
      problem: { code: 'unavailable' },
    });
  });

  test.skipIf(!hasProxy(program))('aborts an answer in whose middle the server stops', async () => {
    onWrite = (_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100', ...cors }).write('{"id":');
      setTimeout(() => response.destroy(), 300);
    };
    const error = await putPhoto(await start(), 1000);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).problem).toBeUndefined();
    expect(['offline', 'not-json']).toContain((error as ApiError).kind);
  });
});
