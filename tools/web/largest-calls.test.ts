// The largest body and the longest headers of every call, through nginx and Caddy with the files of docs/operate, to the real data server. The
// calls are the contract's, and the sizes the server's: a new call is tried without a word here.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largestBodyOf } from '../../data-server/src/access/large-bodies.ts';
import { loadContract, type Operation } from '../../data-server/src/http/contract.ts';
import { newId } from '../../shared/src/domain/uuid.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '../../testing/data-server.ts';
import { DocumentedProxy, hasProxy, proxyPrograms } from '../test-world/documented-proxy.ts';

const contract = await loadContract();
const withBody = contract.filter(({ bodyType }) => bodyType !== null);
const listsWithIds = contract.filter(({ names }) => names.header.includes('sync-ids'));
const document = readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8');
const mostIds = Number(/name: sync-ids[^]*?maxItems: (\d+)/.exec(document)?.[1]);

let server: TestDataServer;
let person: TestPerson;
let farm: string;
beforeAll(async () => {
  server = await startDataServer();
  const added = await server.addFarm();
  person = await server.addPerson([added], 'manager');
  farm = added.id;
});
afterAll(() => server.close());

const urlOf = (base: string, { url }: Operation) =>
  `${base}/v2${url.replace(':farmer_id', farm).replaceAll(/:\w+/g, () => newId())}`;

/** A body of exactly so many bytes: JSON with one long text that no call knows, or a photo of zeros. */
const bodyOf = ({ bodyType }: Operation, bytes: number) =>
  bodyType === 'application/json'
    ? `{"unknown":"${'x'.repeat(bytes - '{"unknown":""}'.length)}"}`
    : new Uint8Array(bytes);

/** Sends the call with a body of so many bytes. Returns what the app would learn. */
async function send(base: string, operation: Operation, bytes: number) {
  const answer = await fetch(urlOf(base, operation), {
    method: operation.method.toUpperCase(),
    headers: {
      authorization: `Bearer ${person.token}`,
      origin: 'http://localhost:3000',
      'content-type': operation.bodyType ?? '',
      'date-format': 'timestamp',
      'idempotency-key': newId(),
      'if-none-match': '*',
    },
    body: bodyOf(operation, bytes),
  });
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, isReadable: answer.headers.has('access-control-allow-origin') };
}

describe.each(proxyPrograms)('%s', (program) => {
  let proxy: DocumentedProxy;
  beforeAll(async () => {
    if (hasProxy(program)) proxy = await DocumentedProxy.start(program, Number(new URL(server.url).port));
  });
  afterAll(() => proxy?.stop());

  test.skipIf(!hasProxy(program)).each(withBody)(
    '$id: the largest body reaches the server, and of one byte more the answer says that it is too large',
    async (operation) => {
      const most = largestBodyOf(operation.id);
      const straight = await send(server.url, operation, most);
      expect(straight).toMatchObject({ isReadable: true });
      expect([400, 404, 422]).toContain(straight.status);
      expect(await send(proxy.url, operation, most)).toEqual(straight);
      expect(await send(proxy.url, operation, most + 1)).toEqual({ status: 413, code: 'too_large', isReadable: true });
    },
    30_000,
  );

  test.skipIf(!hasProxy(program)).each(listsWithIds)(
    '$id: as many ids as a device may name reach the server',
    async (operation) => {
      const answer = await fetch(urlOf(proxy.url, operation), {
        headers: {
          authorization: `Bearer ${person.token}`,
          'date-format': 'timestamp',
          'sync-date': '0',
          'sync-is-possible': 'true',
          'sync-ids': Array.from({ length: mostIds }, () => newId()).join(','),
        },
      });
      expect(answer.status).toBe(200);
    },
  );
});
