import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './test-world/free-port.ts';

/** The loopback addresses of this machine on which another program listens; it may have none of version 6. */
const others: Server[] = [];
beforeAll(async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const other = createServer().listen(0, host);
    const found = await once(other, 'listening').catch(() => null);
    if (found) others.push(other);
  }
});
afterAll(() => others.forEach((other) => other.close()));

test.each([
  ['start', 'WEB_PORT'],
  ['start', 'API_PORT'],
  ['dev', 'API_PORT'],
])(
  '`%s` says before it builds that the port of %s is taken on either loopback address, and how to choose another',
  async (tool, setting) => {
    for (const other of others) {
      const { port } = other.address() as AddressInfo;
      const free = { WEB_PORT: String(await freePort()), API_PORT: String(await freePort()) };
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${tool}.ts`)], {
        env: { ...process.env, ...free, [setting]: String(port) },
        encoding: 'utf8',
        timeout: 4000, // it would build
      });
      expect(stderr).toContain(`Port ${port} cannot be used`);
      expect(stderr).toContain(`${setting}=<port> pnpm ${tool}`);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    }
  },
);

test('`dev` ends where its data server ends, here for want of a folder, instead of going on without one', async () => {
  const env = { ...process.env, API_PORT: String(await freePort()), DATA_DIR: path.join(import.meta.filename, 'none') };
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env,
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(stderr).toMatch(/ended with 1, so the others end, too/);
  expect(status).toBe(1);
});
