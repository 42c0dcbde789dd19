import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '@seguia/shared/domain/uuid';
import { newestMigration } from '../database/migrate.ts';
import { connect } from '../../testing/raw-http.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({
  limits: {
    login: { count: 0, seconds: 1 },
    forgotPassword: { count: 0, seconds: 1 },
    general: { count: 3, seconds: 60 },
  },
});
const metricsToken = 'a-token-for-prometheus';
const open = await testServer({ metricsToken });

const right = { authorization: `Bearer ${metricsToken}` };
const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ method: 'GET', url, headers });

test('the probes answer without a token and are counted by no limit', async () => {
  for (let call = 0; call < 10; call += 1) {
    expect((await get('/livez')).json()).toEqual({ status: 'alive' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', migration: newestMigration });
  }
});

test('a server is not ready while its database lacks a migration, and alive all the same', async () => {
  const { db } = open;
  await sql`UPDATE kysely_migration SET name = ${`${newestMigration}-gone`} WHERE name = ${newestMigration}`.execute(
    db,
  );
  // On a busy machine the database may not answer in time at first, and then the answer names that failure instead.
  await expect.poll(async () => (await get('/readyz', {}, open)).json().detail).toContain('lacks the migration');
  const answer = await get('/readyz', {}, open);
  await sql`UPDATE kysely_migration SET name = ${newestMigration} WHERE name = ${`${newestMigration}-gone`}`.execute(
    db,
  );
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/livez', {}, open)).statusCode).toBe(200);
  expect((await get('/readyz', {}, open)).statusCode).toBe(200);
});

test('a server is not ready when its database does not answer', async () => {
  const lost = await testServer();
  expect((await get('/readyz', {}, lost)).statusCode).toBe(200);
  await lost.services.database.close();
  const answer = await get('/readyz', {}, lost);
  expect([answer.statusCode, answer.json().detail]).toEqual([503, 'The database does not answer.']);
  expect((await get('/livez', {}, lost)).statusCode).toBe(200);
});

/** Returns the value of a line of the metrics; null if the line is missing. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};

test('metrics count calls by operation and status, their time, and readings saved', async () => {
  const farm = await open.addFarm();
  const plot = await farm.addPlot();
  const person = await open.addPerson(farm);
  const before = (await get('/metrics', right, open)).body;
  const at = `${farm.url}/readings/${newId()}`;
  await person.write('PUT', at, { body: aReading(plot), seen: null });
  await person.write('PUT', at, { body: aReading(plot), seen: null });
  await person.write('PUT', at, { body: aReading(plot, { intake_ec: 2.4 }), seen: 1 });
  await get('/nowhere', {}, open);
  const { body, headers } = await get('/metrics', right, open);
  expect(headers['content-type']).toContain('text/plain');
  const grown = (line: string) => (valueOf(body, line) ?? 0) - (valueOf(before, line) ?? 0);
  expect(grown('seguia_requests_total{operation="putReading",status="201"}')).toBe(1);
  expect(grown('seguia_requests_total{operation="putReading",status="412"}')).toBe(1);
  expect(grown('seguia_requests_total{operation="none",status="404"}')).toBe(1);
  expect(grown('seguia_request_seconds_count{operation="putReading"}')).toBe(3);
  expect(grown('seguia_readings_saved_total')).toBe(2);
  expect(valueOf(body, 'seguia_hashes_waiting')).toBe(0);
  expect(valueOf(body, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  const connections = valueOf(body, 'seguia_database_connections{state="open"}');
  expect(connections === null).toBe(open.services.database.kind === 'sqlite');
  for (const secret of [person.token ?? '', person.id, farm.id]) expect(body).not.toContain(secret);
});

test('metrics are for who has the token; for others nothing is there, on this machine neither', async () => {
  expect((await get('/metrics', right, open)).statusCode).toBe(200);
  expect((await get('/metrics', {}, open)).statusCode).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer a-token-for-prometheuz' }, open)).statusCode).toBe(404);
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer null' }, right])
    expect((await get('/metrics', headers, server)).statusCode).toBe(404);
});

test('a stopping server is alive and not ready to those who are connected still', async () => {
  const stopping = await testServer();
  const sockets: Socket[] = [];
  stopping.app.server.on('connection', (socket) => sockets.push(socket));
  const address = await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  const probes = await Promise.all(
    ['/livez', '/readyz'].map(async (path) => ({ path, connection: await connect(Number(new URL(address).port)) })),
  );
  for (const { path, connection } of probes) await connection.send(`GET ${path} HTTP/1.1\r\nhost: x\r\n`);
  // Waits until the server has read from both: a connection from which it has read nothing is idle, and is closed with the others.
  await expect.poll(() => sockets.filter(({ bytesRead }) => bytesRead > 0)).toHaveLength(2);
  const closed = stopping.close();
  for (const { connection } of probes) await connection.send('\r\n');
  const statuses = await Promise.all(probes.map(async ({ connection }) => (await connection.answer())?.status));
  expect(statuses).toEqual([200, 503]);
  await closed;
});
