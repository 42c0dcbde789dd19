import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { audit } from './audit.ts';

let close = () => {};
afterEach(() => close());

/** A registry that answers every call with `answer`. */
async function registryOf(answer: (response: ServerResponse, url: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(response, request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const json = (response: ServerResponse, body: object) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const advisory = (id: number, severity: string) => ({
  id,
  url: `https://advisories.example/${id}`,
  title: 'A fault',
  severity,
  vulnerable_versions: '<999.0.0',
  cwe: [],
  cvss: { score: 1, vectorString: null },
});

test('fails for a high fault of what is shipped, and lists lesser faults and those of tools', async () => {
  const list = { fastify: [advisory(1, 'high')], react: [advisory(2, 'moderate')], knip: [advisory(3, 'critical')] };
  const registry = await registryOf((response, url) => json(response, url.includes('advisories') ? list : {}));
  const { skipped, faults, notes } = await audit(registry);
  expect(skipped).toBeNull();
  expect(faults).toEqual([expect.stringMatching(/^fastify \d+\S*: A fault \(high\) https:/)]);
  expect(new Set(notes.map((note) => note.split(' ')[0]))).toEqual(new Set(['knip', 'react']));
});

test('passes without known faults', async () => {
  const registry = await registryOf((response) => json(response, {}));
  expect(await audit(registry)).toEqual({ skipped: null, faults: [], notes: [] });
});

test('reports a registry without such a list, and does not fail', async () => {
  const registry = await registryOf((response) => response.writeHead(405).end());
  const { skipped, faults } = await audit(registry);
  expect(skipped).toContain('405');
  expect(faults).toEqual([]);
});
