import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examplePath } from './parts.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-follow-'));
const at = (name: string) => path.join(folder, name);
const patronis = ['one', 'two'].map((name) =>
  createServer((request, response) => {
    response.writeHead(request.url === '/primary' && name === primary ? 200 : 503).end();
  }),
);
let primary = 'one';
let follower: ChildProcess | null = null;

afterAll(() => {
  follower?.kill('SIGKILL');
  for (const patroni of patronis) patroni.close();
});

/** A stand-in for PgBouncer. It ends when it is signalled to read its settings again. */
function aPooler() {
  const pooler = spawn('sleep', ['60']);
  writeFileSync(at('pgbouncer.pid'), `${pooler.pid}\n`);
  return once(pooler, 'exit');
}

test.skipIf(spawnSync('curl', ['--version']).status !== 0)(
  'what follows the primary names another one to PgBouncer, once, and leaves it alone otherwise',
  async () => {
    for (const patroni of patronis) await once(patroni.listen(0, '127.0.0.1'), 'listening');
    const [firstPort, secondPort] = patronis.map((patroni) => (patroni.address() as AddressInfo).port);
    writeFileSync(at('primary.ini'), '[databases]\n* = host=127.0.0.1 port=5431\n');
    const ended = aPooler();
    follower = spawn('sh', [examplePath('follow-primary')], {
      env: {
        PATH: process.env['PATH'],
        MEMBERS: `127.0.0.1:5431:${firstPort} 127.0.0.1:5432:${secondPort}`,
        PRIMARY: at('primary.ini'),
        PIDFILE: at('pgbouncer.pid'),
      },
    });
    const message = once(follower.stdout!, 'data').then(String);
    // The follower looks each second, and does nothing while the primary stays the same.
    const early = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2500, 'lives'))]);
    expect(early).toBe('lives');
    primary = 'two';
    expect(await ended).toEqual([null, 'SIGQUIT']);
    expect(await message).toBe('The primary is 127.0.0.1:5432.\n');
    expect(readFileSync(at('primary.ini'), 'utf8')).toBe('[databases]\n* = host=127.0.0.1 port=5432\n');
  },
);
