// The files in docs/operate: what systemd, nginx and Caddy make of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { DocumentedProxy, hasProxy, proxyPrograms } from '../../tools/test-world/documented-proxy.ts';
import { connect } from '../testing/raw-http.ts';
import { testServer } from '../testing/test-server.ts';

const docs = path.resolve(import.meta.dirname, '../../docs/operate');
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-operate-files-'));
const at = (name: string) => path.join(folder, name);
const textOf = (name: string) => readFileSync(path.join(docs, name), 'utf8');
const has = (program: string, option: string) => spawnSync(program, [option]).status === 0;
const proxies: DocumentedProxy[] = [];
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
});

test.skipIf(!has('systemd-analyze', '--version'))('systemd accepts the units, which lock the service in', () => {
  const units = ['seguia.service', 'seguia-backup.service', 'seguia-backup.timer', 'seguia-release.service'];
  for (const unit of units)
    writeFileSync(
      at(unit),
      textOf(unit)
        .replaceAll(/^(User|Group)=.*$/gm, '$1=daemon')
        .replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'),
    );
  for (const unit of units) {
    const { stderr } = spawnSync('systemd-analyze', ['verify', at(unit)], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes(unit) && !line.includes('Special user'))).toEqual([]);
  }
  for (const unit of units.filter((name) => name.endsWith('.service')))
    expect(spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', at(unit)]).status).toBe(0);
});

// Caddy passes bodies on as they come by default.
test.skipIf(!hasProxy('nginx'))('nginx stores no large body of somebody who is not logged in', async () => {
  const server = await testServer({ trustProxy: 1 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const proxy = await DocumentedProxy.start('nginx', (server.app.server.address() as AddressInfo).port);
  proxies.push(proxy);
  const connection = await connect(Number(new URL(proxy.url).port));
  const lines = [
    `PUT /v2/farmers/${newId()}/imports/${newId()} HTTP/1.1`,
    'host: api.farm.example',
    'date-format: timestamp',
    'content-type: application/json',
    'if-none-match: *',
    `idempotency-key: ${newId()}`,
    'content-length: 16000000',
  ];
  await connection.send(`${lines.join('\r\n')}\r\n\r\n${'x'.repeat(100_000)}`);
  const answer = await connection.answer(5000);
  connection.socket.destroy();
  expect(answer?.status).toBe(401);
});

test.each(proxyPrograms)(
  '%s passes on what the server accepts, and refuses the rest in words that a page of another origin can read',
  async (program) => {
    if (!hasProxy(program)) return;
    const server = await testServer({ corsOrigins: ['https://app.farm.example'], trustProxy: 1 });
    const person = await server.addPerson(await server.addFarm());
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const proxy = await DocumentedProxy.start(program, (server.app.server.address() as AddressInfo).port);
    proxies.push(proxy);
    const send = async (bytes: number, call: string, type = 'application/json') => {
      const headers = {
        authorization: `Bearer ${person.token ?? ''}`,
        'content-type': type,
        'date-format': 'timestamp',
        'if-none-match': '*',
        'idempotency-key': newId(),
        origin: 'https://app.farm.example',
      };
      const answer = await fetch(`${proxy.url}/v2/farmers/${newId()}/${call}`, {
        method: 'PUT',
        headers,
        body: 'x'.repeat(bytes),
      });
      const { code } = (await answer.json()) as { code: string };
      return [answer.status, code, answer.headers.get('access-control-allow-origin')];
    };
    const own = 'https://app.farm.example';
    const [reading, photo, file] = [
      `readings/${newId()}`,
      `readings/${newId()}/photos/${newId()}`,
      `imports/${newId()}`,
    ];
    expect(await send(65_536, reading)).toEqual([400, 'bad_request', own]);
    expect((await send(1_000_000, photo, 'image/jpeg'))[2]).toBe(own);
    expect(await send(16 * 1024 * 1024, file)).toEqual([400, 'bad_request', own]);
    expect(await send(18 * 1024 * 1024, file)).toEqual([413, 'too_large', expect.stringMatching(/^(\*|https:.*)$/)]);
    for (const inside of ['/metrics', '/readyz', '/readyz/', '/livez/'])
      expect((await fetch(`${proxy.url}${inside}`)).status, inside).toBe(404);
    await server.app.close();
    expect(await send(10, reading)).toEqual([503, 'unavailable', '*']);
  },
);
