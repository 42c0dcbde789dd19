import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createApi } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { connect } from '../testing/raw-http.ts';
import { freshDatabase, skipWithoutPostgres } from '../testing/test-database.ts';
import { inheritedEnv } from '../testing/inherited-env.ts';

skipWithoutPostgres();
const main = path.join(import.meta.dirname, 'main.ts');
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the program by its name with an environment. Resolves with its first message. */
async function run(env: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'seguia-server-'));
  const fresh = await freshDatabase();
  const child = spawn(process.execPath, [main], {
    env: {
      ...inheritedEnv,
      DATA_DIR: dataDir,
      API_PORT: '0',
      ...(fresh === ':memory:' ? {} : { DATABASE_URL: fresh }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += String(text)));
  child.stderr.on('data', (text: Buffer) => (output.err += String(text)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await Promise.race([once(child.stdout, 'data'), ended]);
  const url = /http:\/\/[\d.]+:\d+/.exec(output.out)?.[0] ?? '';
  return { child, output, ended, url };
}

describe('the program', () => {
  test('says in one line where it listens, serves the demo and its series, and stops when told', async () => {
    const { child, output, ended, url } = await run({ DEMO: '1', DEMO_DATE: '2026-06-30' });
    expect(output.out).toMatch(/^Data server on http:\/\/127\.0\.0\.1:\d+ \((SQLite|PostgreSQL), demo\)\n$/);
    const credentials = { email: 'manager@demo.test', password: 'seguia-demo', device_name: 'test' };
    const anybody = createApi({ baseUrl: `${url}/v2` });
    const { data: session } = await anybody.POST('/auth/login', { body: credentials });
    const api = createApi({ baseUrl: `${url}/v2`, token: session?.token ?? null });
    const { data: farms } = await api.GET('/farmers', { params: { query: { search: 'souss' } } });
    const farm = { farmer_id: farms?.data[0]?.id ?? '' };
    const { data: campaigns } = await api.GET('/farmers/{farmer_id}/campaigns', { params: { path: farm } });
    const id = campaigns?.data.find(({ name }) => name === 'Suivi 18 mois')?.id ?? '';
    const { data: series } = await api.GET('/farmers/{farmer_id}/campaigns/{id}/series', {
      params: { path: { ...farm, id } },
    });
    expect(series?.resolution === 'day' && series.days.at(-1)).toBe('2026-06-30');
    const { data: readings } = await api.GET('/farmers/{farmer_id}/readings', {
      params: { path: farm, header: { 'sync-date': '0', 'sync-ids': Array.from({ length: 400 }, newId) } },
    });
    expect(readings?.meta.deleted_ids).toHaveLength(400);
    const { data: now } = await api.GET('/');
    expect(new Date((now?.time ?? 0) * 1000).toISOString()).toMatch(/^2026-06-30T12:00/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
  });

  test('does not log a reader that disconnects', async () => {
    const child = spawn('sh', ['-c', `{ '${process.execPath}' '${main}' help; echo "$?" >&2; } | true`]);
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += String(text)));
    await once(child, 'close');
    expect(complaint).toBe('0\n');
  });

  test('names the settings when it cannot listen, and ends', async () => {
    const { output, ended } = await run({ HOST: 'no-such-host.invalid' });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/^HOST or API_PORT: /);
  });

  // Specification 7: no token and no password in the server’s log
  test('writes no token and no password into its log, however much it logs', async () => {
    const { child, output, ended, url } = await run({ DEMO: '1', LOG_LEVEL: 'trace' });
    const secret = { password: 'seguia-demo', device_token: 'of-this-phone' };
    const credentials = { email: 'manager@demo.test', device_name: 'test', ...secret };
    const anybody = createApi({ baseUrl: `${url}/v2` });
    const { data: session } = await anybody.POST('/auth/login', { body: credentials });
    await anybody.POST('/auth/login', { body: { ...credentials, password: 'another-secret' } });
    const token = session?.token ?? '';
    const api = createApi({ baseUrl: `${url}/v2`, token });
    await api.GET('/farmers');
    await api.GET('/auth/logout');
    await api.GET('/farmers');
    await fetch(`${url}/v2/morning-mail/end?language=fr&token=of-a-mail`);
    child.kill('SIGTERM');
    await ended;
    const log = output.out + output.err;
    expect(log).toContain('/v2/farmers');
    expect(log).toContain('/v2/morning-mail/end?language=fr&token=…');
    expect(token).not.toBe('');
    for (const secretText of [token, ...Object.values(secret), 'another-secret', 'of-a-mail'])
      expect(log).not.toContain(secretText);
  });

  test('logs each call as a line of JSON with its id, the caller’s own where there is one, and the id of its trace', async () => {
    const { child, output, ended, url } = await run({ LOG_LEVEL: 'info' });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'x-request-id': 'from-a-proxy-1', traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const answer = await fetch(`${url}/v2`, { headers: { 'date-format': 'timestamp', ...headers } });
    expect(answer.headers.get('x-request-id')).toBe('from-a-proxy-1');
    child.kill('SIGTERM');
    await ended;
    const lines = output.out.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const done = logged.find(({ msg }) => msg === 'request completed');
    expect(done).toMatchObject({ reqId: 'from-a-proxy-1', trace_id: trace, res: { statusCode: 200 } });
    expect(done?.['responseTime']).toBeGreaterThan(0);
  });

  test('logs why it refused a call, with fields and rules but without values, and what it does not know', async () => {
    const { child, output, ended, url } = await run({ LOG_LEVEL: 'info' });
    const headers = { 'date-format': 'timestamp', 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'a-typed-value', device_name: 'x' });
    await fetch(`${url}/v2/auth/login`, { method: 'POST', headers: { ...headers, 'x-request-id': 'refused-1' }, body });
    await fetch(`${url}/v2/nothing`, { headers: { ...headers, 'x-request-id': 'refused-2' } });
    child.kill('SIGTERM');
    await ended;
    const lines = output.out.split('\n').filter((line) => line.includes('"problem"'));
    const logged = lines.map((line) => JSON.parse(line) as { reqId: string });
    // A call is logged when its answer has left, which the next one may overtake.
    expect(logged.toSorted((a, b) => a.reqId.localeCompare(b.reqId))).toMatchObject([
      { reqId: 'refused-1', problem: 'bad_request', rules: expect.arrayContaining(['password: required']) as string[] },
      { reqId: 'refused-2', problem: 'not_found' },
    ]);
    expect(output.out).not.toContain('a-typed-value');
  });

  test('finishes a call under way before it stops', async () => {
    const { child, ended, url } = await run({});
    const body = JSON.stringify({ email: 'nobody@x.test', password: 'x', device_name: 'x' });
    const head = [
      'POST /v2/auth/login HTTP/1.1',
      'host: x',
      'date-format: timestamp',
      'content-type: application/json',
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ].join('\r\n');
    const calls = await Promise.all(Array.from({ length: 8 }, () => connect(Number(new URL(url).port))));
    // The server says 100 when it has received a call's head.
    for (const call of calls) {
      await call.send(`${head}\r\n\r\n`);
      expect(await call.interim()).toBe(100);
    }
    for (const call of calls) void call.send(body);
    child.kill('SIGTERM');
    const statuses = await Promise.all(calls.map(async (call) => (await call.answer())?.status));
    expect(statuses.every((status) => status === 422 || status === 503)).toBe(true);
    expect(await ended).toBe(0);
  });

  test('stops within ten seconds though calls were sent by halves', async () => {
    const { child, ended, url } = await run({});
    const port = Number(new URL(url).port);
    const half = 'POST /v2/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';
    const halves = [half, `${half}\r\n{"email":`, ''];
    for (const text of halves) await (await connect(port)).send(text);
    expect((await fetch(`${url}/v2`, { headers: { 'date-format': 'timestamp' } })).status).toBe(200);
    const began = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test.each([
    [{ DEMO: '1', NODE_ENV: 'production' }, /^DEMO: the demo is not for production/],
    [{ API_PORT: 'x' }, /^API_PORT/],
  ])('with %o says what is wrong, and no stack', async (env, message) => {
    const { output, ended } = await run(env);
    expect(await ended).toBe(1);
    expect(output.err).toMatch(message);
    expect(output.err).not.toContain('at ');
  });
});
