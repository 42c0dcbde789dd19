import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { freshDatabase, skipWithoutPostgres } from '../../data-server/testing/test-database.ts';
import { startProgram } from '../server/program.ts';
import { comeBack } from './come-back.ts';
import { holdHalfSent } from './half-sent.ts';

skipWithoutPostgres();
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-floods-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('phones of 5 farms that come back at once lose no reading and duplicate none', async () => {
  const data = path.join(folder, 'come-back');
  const postgres = inject('database') === 'postgres' ? { DATABASE_URL: await freshDatabase() } : null;
  const address = postgres?.DATABASE_URL ?? path.join(data, 'demo.db');
  const storm = { phones: 60, readings: 5, farms: 5, bystanders: 3 };
  const figures = await comeBack({ DATA_DIR: data, ...postgres }, address, storm);
  expect(figures).toMatchObject({ lost: 0, twice: 0 });
  expect(figures.bystanderSaves.count).toBeGreaterThan(0);
}, 120_000);

// How long they wait depends on the machine: `pnpm proof floods` measures it.
test('while one address holds 2,100 half-sent calls, all calls of others are answered', async () => {
  const data = path.join(folder, 'half-sent');
  const postgres = inject('database') === 'postgres' ? { DATABASE_URL: await freshDatabase() } : null;
  const { answered, inTime, slowest } = await holdHalfSent({ DATA_DIR: data, ...postgres }, 2100, 50);
  console.log(`${inTime} of 50 within a second, the slowest after ${slowest} ms`);
  expect(answered).toBe(50);
}, 120_000);

// What waits has asked for nothing yet: the database plays no part.
test.skipIf(process.platform !== 'linux' || inject('database') === 'postgres')(
  'two thousand connections wait at a server that stands still, and none is turned away',
  async () => {
    const server = await startProgram({ DATA_DIR: path.join(folder, 'stands-still') });
    const ended = server.kill('SIGSTOP');
    const { port, hostname: host } = new URL(server.url);
    const sockets = Array.from({ length: 2000 }, () => net.connect({ port: Number(port), host }));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.on('error', () => undefined).destroy();
    void server.kill('SIGKILL');
    await ended;
  },
  60_000,
);
