// How long a body may take to arrive.
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { connect } from '../../testing/raw-http.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { mostArriving } from '../access/large-bodies.ts';
import { createHttp } from './create-http.ts';

const usualSeconds = 1;
const server = await testServer({ requestSeconds: usualSeconds });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.app.server.address() as AddressInfo;
const farm = await server.addFarm();
const person = await server.addPerson(farm);
const plot = await farm.addPlot();

const headOf = (line: string, headers: Record<string, string>) => {
  const lines = Object.entries({ host: 'api.test', 'date-format': 'timestamp', ...headers });
  return `${line} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

const writing = (type: string, body: Buffer, token: string | null = person.token) => ({
  'content-type': type,
  'content-length': String(body.length),
  'idempotency-key': newId(),
  'if-none-match': '*',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

async function aPhotoUrl() {
  const reading = `${farm.url}/readings/${newId()}`;
  await person.write('PUT', reading, { body: aReading(plot), seen: null });
  return `${reading}/photos/${newId()}`;
}

/** Sends the half of a body and, twice the usual time later, the rest; returns the status of the answer. */
async function sendSlowly(url: string, type: string, body: Buffer) {
  const connection = await connect(port);
  await connection.send(headOf(`PUT /v2${url}`, writing(type, body)));
  await connection.send(body.subarray(0, body.length / 2));
  await wait(usualSeconds * 2000);
  await connection.send(body.subarray(body.length / 2));
  const answer = await connection.answer();
  connection.socket.destroy();
  return answer?.status;
}

test('a photo and an import of a weak network arrive, though they take longer than other calls', async () => {
  const readings = [{ place: { sheet: '', row: 2, cell: 'A2' }, reading: aReading(plot, { time: '08:00' }) }];
  const file = Buffer.from(JSON.stringify({ file_name: 'cahier.csv', readings }));
  const statuses = await Promise.all([
    sendSlowly(await aPhotoUrl(), 'image/jpeg', Buffer.from(aPhoto())),
    sendSlowly(`${farm.url}/imports/${newId()}`, 'application/json', file),
    sendSlowly(`${farm.url}/readings/${newId()}`, 'application/json', Buffer.from(JSON.stringify(aReading(plot)))),
  ]);
  expect(statuses).toEqual([201, 201, 503]);
});

test('an account has a few imports arriving at once, and others are not held up', async () => {
  const other = await server.addPerson(farm);
  const body = Buffer.alloc(100, ' ');
  const begin = async ({ token }: { token: string | null }) => {
    const connection = await connect(port);
    await connection.send(headOf(`PUT /v2${farm.url}/imports/${newId()}`, writing('application/json', body, token)));
    return connection;
  };
  const held = await Promise.all(Array.from({ length: mostArriving }, () => begin(person)));
  await wait(200);
  expect((await (await begin(person)).answer())?.status).toBe(429);
  const others = await begin(other);
  await others.send(body);
  expect((await others.answer())?.status).toBe(400);
  held[0]!.socket.destroy();
  await wait(200);
  const next = await begin(person);
  await next.send(body);
  expect((await next.answer())?.status).toBe(400);
  for (const { socket } of held) socket.destroy();
});

test('a photo without a session is refused, and does not hold its connection for longer than other calls', async () => {
  const connection = await connect(port);
  const start = performance.now();
  await connection.send(headOf(`PUT /v2${await aPhotoUrl()}`, writing('image/jpeg', Buffer.alloc(1000), null)));
  expect((await connection.answer())?.status).toBe(401);
  await connection.closed;
  expect(performance.now() - start).toBeLessThan(usualSeconds * 3000);
});

test('a body with a time of its own is cut when that has passed', async () => {
  const app = await createHttp(server.services);
  app.put('/slow', { config: { bodySeconds: 2 } }, () => 'arrived');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connection = await connect((app.server.address() as AddressInfo).port);
  const start = performance.now();
  await connection.send(headOf('PUT /slow', { 'content-type': 'application/json', 'content-length': '100' }));
  const answer = await connection.answer();
  expect([answer?.status, answer?.headers['retry-after']]).toEqual([503, '5']);
  expect(performance.now() - start).toBeGreaterThan(1900);
  await connection.closed;
  await app.close();
});
