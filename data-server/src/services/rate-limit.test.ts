import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const none = { count: 0, seconds: 1 };
const server = await testServer({ limits: { login: none, forgotPassword: none, general: { count: 5, seconds: 60 } } });

test('whoever calls too often waits as long as Retry-After says', async () => {
  for (let call = 0; call < 5; call += 1) expect((await server.anybody.get('')).status).toBe(200);
  server.setClock('2026-06-15T12:00:20Z');
  const { status, headers } = await server.anybody.get('');
  expect([status, headers['retry-after']]).toEqual([429, '40']);
  server.setClock('2026-06-15T12:01:00Z');
  expect((await server.anybody.get('')).status).toBe(200);
});
