// The files in docs/operate/prometheus, read by Prometheus itself, which scrapes a server that runs.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../tools/test-world/free-port.ts';
import { testServer } from '../testing/test-server.ts';

const docs = path.resolve(import.meta.dirname, '../../docs/operate/prometheus');
const textOf = (name: string) => readFileSync(path.join(docs, name), 'utf8');
const promtool = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: docs, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const hasPrometheus = ['promtool', 'prometheus'].every((name) => spawnSync(name, ['--version']).status === 0);
if (!hasPrometheus && process.env['CI']) throw new Error('Debian’s package prometheus is missing.');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const panels = (JSON.parse(textOf('dashboard.json')) as Dashboard).panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', '1m') })),
);
const token = 'a-token-of-this-test';

describe.skipIf(!hasPrometheus)('an operator who watches a data server by Prometheus', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-prometheus-'));
  let prometheus = '';
  let stop = async () => {};
  let failOnce = async () => {};

  beforeAll(async () => {
    const { app, addPerson, addFarm, db } = await testServer({ metricsToken: token, logLevel: 'silent' });
    const person = await addPerson(await addFarm());
    failOnce = async () => {
      await sql`ALTER TABLE account_farms RENAME TO lost_farms`.execute(db);
      await expect(person.get('/account')).rejects.toThrow('answered 500');
      await sql`ALTER TABLE lost_farms RENAME TO account_farms`.execute(db);
    };
    await app.listen({ host: '127.0.0.1', port: 0 });
    const port = await freePort();
    prometheus = `http://127.0.0.1:${port}`;
    writeFileSync(path.join(folder, 'token'), token);
    const config = textOf('prometheus.yml')
      .replace('15s', '1s')
      .replace('/etc/prometheus/seguia-alerts.yml', path.join(docs, 'alerts.yml'))
      .replace('/etc/prometheus/seguia-token', path.join(folder, 'token'))
      .replace('127.0.0.1:4000', `127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    writeFileSync(path.join(folder, 'prometheus.yml'), config);
    const words = [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    const program = spawn('prometheus', words, { cwd: folder, stdio: 'ignore' });
    const ended = once(program, 'exit');
    stop = async () => {
      program.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    const call = async () => {
      await person.get('/farmers');
      await app.inject({ url: '/v2/nowhere' });
    };
    // A rate needs two scrapes with calls between them.
    await vi.waitUntil(
      async () => {
        await call();
        return (await results('rate(seguia_requests_total{status="404"}[1m]) > 0').catch(() => [])).length > 0;
      },
      { timeout: 40_000, interval: 500 },
    );
  });
  afterAll(() => stop());

  const results = async (query: string): Promise<unknown[]> => {
    const answer = await fetch(`${prometheus}/api/v1/query?${new URLSearchParams({ query })}`);
    const { status, data, error } = (await answer.json()) as {
      status: string;
      data?: { result: unknown[] };
      error?: string;
    };
    if (status !== 'success') throw new Error(`${query}: ${error ?? ''}`);
    return data?.result ?? [];
  };

  test('reads the server with its token', async () => {
    expect(await results('up{job="seguia"} == 1')).toHaveLength(1);
    expect(await results(`seguia_info{database="${inject('database')}"}`)).toHaveLength(1);
  });

  test.each(panels)('sees figures in the panel “$title”', async ({ expr }) => {
    const isEmpty = expr.includes('seguia_database_connections') && inject('database') === 'sqlite';
    expect((await results(expr)).length > 0).toBe(!isEmpty);
  });

  test('has rules that load, of which a new server breaks none but that of backups', async () => {
    const answer = await fetch(`${prometheus}/api/v1/rules`);
    const { data } = (await answer.json()) as { data: { groups: { rules: { name: string; query: string }[] }[] } };
    const rules = data.groups.flatMap(({ rules }) => rules);
    expect(rules.length).toBe(textOf('alerts.yml').match(/- alert:/g)?.length);
    // How fast it answers depends on what else runs on this machine.
    const ofTime = ['SeguiaSlow', 'SeguiaThreadHeld'];
    const broken = [];
    for (const { name, query } of rules)
      if ((await results(query)).length > 0 && !ofTime.includes(name)) broken.push(name);
    expect(broken).toEqual(['SeguiaBackupOld']);
  });

  test('gets an alarm of an operation’s first fault', async () => {
    const [, rule = ''] = /alert: SeguiaFault\n\s+expr: (.*)/.exec(textOf('alerts.yml')) ?? [];
    expect(await results(rule)).toEqual([]);
    await failOnce();
    await vi.waitUntil(async () => (await results(rule)).length > 0, { timeout: 20_000, interval: 500 });
    expect(await results(rule)).toMatchObject([{ metric: { operation: 'getAccount' } }]);
  });

  test('gets an alarm in each of the written cases, and none in the others', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
    const names = [...textOf('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const tried = new Set([...textOf('alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name));
    expect(tried).toEqual(new Set(names));
  });
});
