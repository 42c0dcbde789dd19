import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connect } from '../../testing/raw-http.ts';
import { testServer } from '../../testing/test-server.ts';

type Connection = Awaited<ReturnType<typeof connect>>;

const share = 3;

async function serve(trustProxy: number | string[]) {
  const server = await testServer({ trustProxy, connectionsPerAddress: share, requestSeconds: 20 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return (server.app.server.address() as AddressInfo).port;
}

const direct = await serve(0);
const behindAny = await serve(1);
const behindOne = await serve(['127.0.0.0/29']);

const head = (line: string, forwarded: string, length: number) =>
  `${line} HTTP/1.1\r\nhost: api.test\r\ndate-format: timestamp\r\nx-forwarded-for: ${forwarded}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Connections that each have sent half of a call, which the server waits for. */
async function halfSent(port: number, from: string, count: number, forwarded = 'unknown') {
  const open: Connection[] = [];
  for (let at = 0; at < count; at += 1) {
    const connection = await connect(port, from);
    await connection.send(head('POST /v2/auth/login', forwarded, 100));
    open.push(connection);
  }
  await wait(50);
  return open;
}

/** The status that a new connection gets; null if it is cut. */
async function statusFor(port: number, from: string, forwarded = 'unknown') {
  const connection = await connect(port, from);
  await connection.send(head('GET /v2', forwarded, 0));
  const answer = await connection.answer(5000);
  connection.socket.destroy();
  return answer?.status ?? null;
}

async function end(open: readonly Connection[]) {
  for (const { socket } of open) socket.destroy();
  await Promise.all(open.map(({ closed }) => closed));
  await wait(50);
}

describe('an address that holds its share of the connections', () => {
  test('gets no more until it has closed one, and others are served', async () => {
    const open = await halfSent(direct, '127.0.0.2', share);
    expect(await statusFor(direct, '127.0.0.2')).toBeNull();
    expect(await statusFor(direct, '127.0.0.3')).toBe(200);
    await end(open);
    expect(await statusFor(direct, '127.0.0.2')).toBe(200);
  });

  test('cannot claim to be another one', async () => {
    const open = await halfSent(direct, '127.0.0.2', share, '203.0.113.7');
    expect(await statusFor(direct, '127.0.0.2', '203.0.113.8')).toBeNull();
    await end(open);
  });
});

describe.each([
  ['any proxy', behindAny],
  ['a proxy of a trusted network', behindOne],
])('behind %s', (_proxy, port) => {
  test('the calls under way of a forwarded address are limited, and the proxy’s connections are not', async () => {
    const open = await halfSent(port, '127.0.0.2', share, '203.0.113.7');
    expect(await statusFor(port, '127.0.0.2', '203.0.113.7')).toBe(429);
    expect(await statusFor(port, '127.0.0.2', '203.0.113.8')).toBe(200);
    await end(open);
    expect(await statusFor(port, '127.0.0.2', '203.0.113.7')).toBe(200);
  });
});

test('who is no trusted proxy has its share of connections, whomever it claims to forward', async () => {
  const open = await halfSent(behindOne, '127.0.0.200', share, '203.0.113.7');
  expect(await statusFor(behindOne, '127.0.0.200', '203.0.113.8')).toBeNull();
  expect(await statusFor(behindOne, '127.0.0.2', '203.0.113.7')).toBe(200);
  await end(open);
});
