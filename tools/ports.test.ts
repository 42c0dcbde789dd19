import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './test-world/free-port.ts';

const other = createServer();
beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(() => other.close());

test.each(['WEB_PORT', 'API_PORT'])(
  '`start` says before it builds that the port of %s is taken, and how to choose another',
  async (setting) => {
    const { port } = other.address() as AddressInfo;
    const free = { WEB_PORT: String(await freePort()), API_PORT: String(await freePort()) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
      env: { ...process.env, ...free, [setting]: String(port) },
      encoding: 'utf8',
    });
    expect(stderr).toContain(`Port ${port} cannot be used`);
    expect(stderr).toContain(`${setting}=<port> pnpm start`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);
