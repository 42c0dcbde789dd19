// What arrives over a connection and is not a call of the contract.
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { connect, type RawAnswer } from '../../testing/raw-http.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ requestSeconds: 2, connections: 8 });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.app.server.address() as AddressInfo;
const origin = 'http://localhost:3000';
const farm = await server.addFarm();
const person = await server.addPerson(farm);
const plot = await farm.addPlot();

const head = (line: string, more: Record<string, string> = {}) => {
  const headers = { host: 'api.test', origin, 'date-format': 'timestamp', ...more };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** Sends the parts over a new connection, and returns the answer. */
async function exchange(...parts: (string | Buffer)[]): Promise<RawAnswer | null> {
  const connection = await connect(port);
  for (const part of parts) await connection.send(part);
  const answer = await connection.answer();
  connection.socket.destroy();
  return answer;
}

/** Expects an answer to be a problem document with all the headers of our problem documents. */
function expectProblem(answer: RawAnswer | null, status: number, code: string) {
  expect(answer?.body).not.toBe('');
  expect([answer?.status, (JSON.parse(answer?.body ?? '{}') as Wire['Problem']).code]).toEqual([status, code]);
  expect(answer?.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': origin,
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    date: 'Mon, 15 Jun 2026 12:00:00 GMT',
  });
}

const post = (body: string | Buffer, more: Record<string, string> = {}) => [
  head('POST /v2/auth/login', { 'content-type': 'application/json', 'content-length': String(body.length), ...more }),
  body,
];
const id = '01a1fcc8-d4b3-7393-9426-a0648747f139';

describe('an error of the router or of the parser is a problem with all headers', () => {
  test.each([
    ['a path that is no UTF-8', [head('GET /v2/farmers/%ff')], 400, 'bad_request'],
    ['a path with a broken escape', [head('GET /%E0%A4%A')], 400, 'bad_request'],
    ['an id of 300 letters, without a token', [head(`GET /v2/farmers/${'x'.repeat(300)}/plots`)], 400, 'bad_request'],
    ['a path that is not there', [head('GET /nothing')], 404, 'not_found'],
    ['headers of 40 kB', [head('GET /v2', { 'sync-ids': 'x'.repeat(40_000) })], 431, 'headers_too_large'],
    [
      'a call without a host',
      [`GET /v2 HTTP/1.1\r\norigin: ${origin}\r\ndate-format: timestamp\r\n\r\n`],
      400,
      'bad_request',
    ],
    ['two lengths', [head('POST /v2/auth/login', { 'content-length': '3, 4' })], 400, 'bad_request'],
    ['a line that is none', [`HELLO\r\norigin: ${origin}\r\n\r\n`], 400, 'bad_request'],
    ['a method that only others know', [head('PROPFIND /v2/farmers')], 405, 'wrong_method'],
    ['TRACE', [head('TRACE /v2/farmers')], 405, 'wrong_method'],
    ['a body that is no JSON', post('{'), 400, 'bad_request'],
    ['a body that is no UTF-8', post(Buffer.from('{"email":"\xff"}', 'latin1')), 400, 'bad_request'],
    ['a body of another kind', post('a=b', { 'content-type': 'text/plain' }), 400, 'bad_request'],
    ['a body in an unknown encoding', post('x', { 'content-encoding': 'zstd-x' }), 400, 'bad_request'],
  ] as const)('%s', async (_what, parts, status, code) => {
    expectProblem(await exchange(...parts), status, code);
  });

  test('an expectation that nobody knows is not held against a call', async () => {
    expect((await exchange(head('GET /v2', { expect: 'the-best' })))?.status).toBe(200);
  });

  test('a broken path with a broken body gets one answer', async () => {
    const connection = await connect(port);
    await connection.send(`${head('PUT /v2/farmers/%ff', { 'content-length': '2' })}{}NO REQUEST\r\n\r\n`);
    await connection.closed;
    const answer = await connection.answer();
    expectProblem(answer, 400, 'bad_request');
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ errors: [{ code: 'not_utf8' }] });
  });

  test('OPTIONS that is no preflight is answered, without a text of its own', async () => {
    const answer = await exchange(head('OPTIONS /v2/farmers'));
    expect([answer?.status, answer?.body]).toEqual([204, '']);
  });
});

test('a call has the id that it came with, where that is one', async () => {
  const idOf = async (given: string) =>
    (await exchange(head('GET /v2', { 'x-request-id': given })))?.headers['x-request-id'];
  expect(await idOf('proxy-0123456789')).toBe('proxy-0123456789');
  for (const given of ['short', 'x'.repeat(65), 'with spaces {in} it']) expect(await idOf(given)).not.toBe(given);
});

describe('a call that is deep or endless is the caller’s fault', () => {
  const nested = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  test.each([33, 5000, 30_000])('JSON nested %d deep, without a login', async (depth) => {
    const answer = await exchange(...post(nested(depth)));
    expectProblem(answer, 400, 'bad_request');
    expect(answer?.body).toContain('too_deep');
  });

  test('brackets in a text are no depth', async () => {
    const text = JSON.stringify({ ...aReading(plot), note: `${'[{'.repeat(100)}\\"` });
    const write = { 'idempotency-key': newId(), 'if-none-match': '*', authorization: `Bearer ${person.token}` };
    const more = { 'content-type': 'application/json', 'content-length': String(text.length), ...write };
    expect((await exchange(head(`PUT /v2${farm.url}/readings/${newId()}`, more), text))?.status).toBe(201);
  });

  test.each(['Infinity', '-Infinity', '1e309', '1e3', '0x10', '1.5', 'NaN', '9999999999999999999999', ''])(
    'page=%s and paginate: %s',
    async (number) => {
      const byQuery = await person.get(`${farm.url}/readings?page=${number}`);
      expect([byQuery.status, byQuery.body.errors?.[0]?.field]).toEqual([400, 'page']);
      const byHeader = await person.get(`${farm.url}/readings`, { paginate: number });
      expect([byHeader.status, byHeader.body.errors?.[0]?.field]).toEqual([400, 'paginate']);
    },
  );

  test('1e309 in a body', async () => {
    const url = `/v2${farm.url}/readings/${newId()}`;
    const answer = await server.app.inject({
      method: 'PUT',
      url,
      headers: {
        'date-format': 'timestamp',
        authorization: `Bearer ${person.token}`,
        'idempotency-key': id,
        'if-none-match': '*',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ ...aReading(plot), intake_ec: 0 }).replace('"intake_ec":0', '"intake_ec":1e309'),
    });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'intake_ec']);
  });
});

describe('a body that is too large', () => {
  test.each([
    [
      'with its length',
      (size: number) =>
        head('POST /v2/auth/login', { 'content-type': 'application/json', 'content-length': String(size) }),
    ],
    [
      'in chunks',
      () => head('POST /v2/auth/login', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }),
    ],
  ])('of 5 MB is a 413 that arrives, %s', async (kind, headOf) => {
    const part = Buffer.alloc(64 * 1024, 'x');
    const parts = 80;
    const connection = await connect(port);
    await connection.send(headOf(part.length * parts));
    for (let sent = 0; sent < parts; sent += 1) {
      if (kind === 'in chunks') await connection.send(`${part.length.toString(16)}\r\n`);
      await connection.send(part);
      if (kind === 'in chunks') await connection.send('\r\n');
    }
    if (kind === 'in chunks') await connection.send('0\r\n\r\n');
    expectProblem(await connection.answer(), 413, 'too_large');
    expect(connection.isReset()).toBe(false);
    connection.socket.destroy();
  });
});

describe('a connection', () => {
  test.each([
    ['headers', `GET /v2 HTTP/1.1\r\nhost: api.test\r\norigin: ${origin}\r\n`],
    ['a body', head('POST /v2/auth/login', { 'content-type': 'application/json', 'content-length': '100' })],
  ])('that sends %s by halves is answered and cut', async (_what, half) => {
    const connection = await connect(port);
    await connection.send(half);
    const answer = await connection.answer();
    expect([answer?.status, answer?.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(answer?.body ?? '{}')).toMatchObject({ code: 'unavailable' });
    expect(answer?.headers['content-security-policy']).toBeDefined();
    await connection.closed;
  });

  test('more than the settings allow is not taken, until another has gone', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => connect(port)));
    for (const connection of open) await connection.send(head('GET /v2'));
    expect((await Promise.all(open.map((connection) => connection.answer()))).map((answer) => answer?.status)).toEqual(
      Array(8).fill(200),
    );
    expect(await exchange(head('GET /v2'))).toBeNull();
    for (const connection of open) connection.socket.destroy();
    await Promise.all(open.map((connection) => connection.closed));
    let status: number | undefined;
    for (let tries = 0; tries < 100 && status !== 200; tries += 1) {
      await wait(20);
      status = (await exchange(head('GET /v2')))?.status;
    }
    expect(status).toBe(200);
  });
});

afterAll(() => server.app.server.closeAllConnections());
