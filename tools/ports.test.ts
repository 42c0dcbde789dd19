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

test.each(['WEB_PORT', 'API_PORT'])(
  '`start` says before it builds that the port of %s is taken on either loopback address, and how to choose another',
  async (setting) => {
    for (const other of others) {
      const { port } = other.address() as AddressInfo;
      const free = { WEB_PORT: String(await freePort()), API_PORT: String(await freePort()) };
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
        env: { ...process.env, ...free, [setting]: String(port) },
        encoding: 'utf8',
        timeout: 4000, // it would build
      });
      expect(stderr).toContain(`Port ${port} cannot be used`);
      expect(stderr).toContain(`${setting}=<port> pnpm start`);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    }
  },
);
