// Follows docs/operate.md: every block marked `sh`, in a separate folder, with stand-ins for systemctl and runuser.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verbs } from './operator/verbs.ts';
import { freshDatabase, skipWithoutPostgres } from './testing/test-database.ts';
import { inheritedEnv } from './testing/inherited-env.ts';

skipWithoutPostgres();
const root = path.resolve(import.meta.dirname, '../..');
const docs = path.join(root, 'docs');
const page = readFileSync(path.join(docs, 'operate.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh( root)?\n([^]*?)^```$/gm)].map(([, mark, text = '']) => ({
  needsRoot: mark !== undefined,
  text,
}));

const sandbox = mkdtempSync(path.join(os.tmpdir(), 'seguia-operate-'));
const at = (name: string) => path.join(sandbox, name);
const children: ChildProcess[] = [];
let [port, tlsPort] = [0, 0];

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/** Returns the text of a document or one of its files with the sandbox's paths and port instead of the machine's. */
const moved = (text: string) =>
  text
    .replaceAll('/opt/seguia/current/docs', at('docs'))
    .replaceAll('/opt/seguia/current', root)
    .replaceAll(/(?<![\w.])\/(etc|usr\/local\/bin|var\/lib|var\/backups)\//g, `${sandbox}/$1/`)
    .replaceAll(/\b4000\b/g, String(port));

/** Runs a block as a person's shell does, with the stand-ins first in the path. Returns its output. Throws an error if a command fails. */
function run(text: string): string {
  const paths = [at('stand-ins'), at('usr/local/bin'), process.env['PATH']].join(':');
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', moved(text)], {
    env: { ...inheritedEnv, PATH: paths, HOME: sandbox },
    encoding: 'utf8',
    timeout: 50_000,
  });
  if (status !== 0) throw new Error(`${text}\n${stdout}${stderr}`);
  return stdout;
}

/** The stand-in for systemctl: runs the unit's own ExecStart with its own EnvironmentFile, and waits until the server is ready. */
const systemctl = () => `#!/bin/bash
set -eu
unit="\${@: -1}"; file="${at('etc/systemd/system')}/$unit.service"; pid="${sandbox}/$unit.pid"
case " $* " in
  *" stop "*) kill -TERM "$(cat "$pid")"; while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done ;;
  *) set -a; . "$(sed -n 's/^EnvironmentFile=//p' "$file")"; set +a
     nohup $(sed -n 's/^ExecStart=//p' "$file") >>"${sandbox}/$unit.log" 2>&1 & echo $! >"$pid"
     [ "$unit" != seguia ] || timeout 30 bash -c 'until curl -fs http://127.0.0.1:${port}/livez >/dev/null; do sleep 0.1; done' ;;
esac
`;

const printed = new Map<string, string>();

beforeAll(async () => {
  [port, tlsPort] = [await freePort(), await freePort()];
  for (const folder of ['stand-ins', 'etc/systemd/system', 'usr/local/bin', 'var'])
    mkdirSync(at(folder), { recursive: true });
  cpSync(path.join(docs, 'operate'), at('docs/operate'), { recursive: true });
  for (const name of ['seguia', 'seguia.service', 'seguia-backup.service', 'data-server.env', 'nginx-data-server.conf'])
    writeFileSync(at(`docs/operate/${name}`), moved(readFileSync(path.join(docs, 'operate', name), 'utf8')));
  const address = await freshDatabase();
  if (address !== ':memory:') {
    const file = at('docs/operate/data-server.env');
    writeFileSync(file, `${readFileSync(file, 'utf8')}DATABASE_URL="${address}"\n`);
  }
  for (const [name, text] of [
    ['systemctl', systemctl()],
    ['runuser', '#!/bin/sh\nshift 3\nexec "$@"\n'],
  ] as const) {
    writeFileSync(at(`stand-ins/${name}`), text);
    chmodSync(at(`stand-ins/${name}`), 0o755);
  }
});

afterAll(() => {
  for (const unit of ['seguia', 'seguia-backup']) {
    const file = at(`${unit}.pid`);
    if (existsSync(file)) spawnSync('kill', ['-TERM', readFileSync(file, 'utf8').trim()]);
  }
  for (const child of children) child.kill('SIGTERM');
});

async function login(email: string, password: string) {
  const body = JSON.stringify({ email, password, device_name: 'phone' });
  const headers = { 'date-format': 'timestamp', 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/v2/auth/login`, { method: 'POST', headers, body })).status;
}

/**
 * Whether the machine has a program that the page's commands or files need. Without it the test skips them, except in continuous
 * integration.
 */
const has = (program: string, option: string) =>
  Boolean(process.env['CI'] && program === 'curl') || spawnSync(program, [option]).status === 0;

describe.skipIf(!has('curl', '--version'))('an operator who follows docs/operate.md', () => {
  test('gets from nothing to a farm with three people, a backup that is put back, and metrics', async () => {
    for (const { text } of blocks.filter(({ needsRoot }) => !needsRoot)) printed.set(text, run(text));
    const of = (part: string) => [...printed].filter(([text]) => text.includes(part)).map(([, output]) => output);
    const people = of('seguia access list').map((output) =>
      [...output.matchAll(/(\w+)@farm\.example +(manager|recorder|viewer)/g)].map(
        ([, name, role]) => `${name} ${role}`,
      ),
    );
    const three = ['ana manager', 'rio recorder', 'vera viewer'];
    expect(people).toEqual([three, three]);
    expect(of('plots list')[0]).toMatch(/A1 .*Tomate Pristyla/);
    expect(of('seguia verify')[0]).toMatch(/rows, made at/);
    expect(of('/metrics')[0]).toContain('seguia_info{');
    expect(of('/readyz').every((output) => output.includes('"ready"'))).toBe(true);
    expect(existsSync(at('var/lib/seguia/restored/seguia.db'))).toBe(true);
    // Twenty programs start one after the other.
  }, 240_000);

  test('hands over passwords by which each of the three gets in', async () => {
    const outputs = [...printed.values()].join('\n');
    const passwords = [...outputs.matchAll(/^password (\S+)/gm)].map(([, password]) => password ?? '');
    const statuses = await Promise.all(
      ['ana', 'rio', 'vera'].map((name, index) => login(`${name}@farm.example`, passwords[index] ?? '')),
    );
    expect(statuses).toEqual([200, 200, 200]);
    expect(await login('ana@farm.example', 'another password')).toBe(422);
  });

  test('has a log of JSON lines that holds none of these passwords', async () => {
    const log = readFileSync(at('seguia.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.some((line) => (JSON.parse(line) as { reqId?: string }).reqId !== undefined)).toBe(true);
    const passwords = [...[...printed.values()].join('\n').matchAll(/^password (\S+)/gm)].map(
      ([, password]) => password ?? '',
    );
    expect(passwords).toHaveLength(3);
    for (const password of passwords) expect(log).not.toContain(password);
  });

  test('upgrades: a database of the version before is brought forward by the start, and nothing is lost', async () => {
    const statements = [
      'DROP TABLE calibrations',
      'DROP TABLE morning_mails',
      'DROP TABLE photos',
      'DROP TABLE meters',
      'ALTER TABLE readings DROP COLUMN meter_id',
      'DROP TABLE imports',
      'DROP INDEX readings_by_import',
      ...['import_id', 'source'].map((column) => `ALTER TABLE readings DROP COLUMN ${column}`),
      'DROP TABLE invitations',
      ...['disabled_at', 'version'].map((column) => `ALTER TABLE farm_accounts DROP COLUMN ${column}`),
      'DROP TABLE water_days',
      'DROP TABLE audit',
      'ALTER TABLE accounts DROP COLUMN disabled_at',
      ...['first_flower', 'first_harvest', 'topped', 'version'].map(
        (column) => `ALTER TABLE plot_crops DROP COLUMN ${column}`,
      ),
      ...['high', 'low'].map((end) => `ALTER TABLE target_bands DROP COLUMN ec_difference_${end}`),
      ...['house', 'drippers', 'dripper_rate', 'dripper_rate_unit', 'version'].map(
        (column) => `ALTER TABLE plots DROP COLUMN ${column}`,
      ),
      ...['crops', 'crop_types'].flatMap((table) =>
        ['version', 'archived'].map((column) => `ALTER TABLE ${table} DROP COLUMN ${column}`),
      ),
      `DELETE FROM kysely_migration WHERE name IN ('0006-audit', '0007-water-days', '0008-stages', '0009-people', '0010-plots', '0011-imports', '0012-morning-mails', '0013-photos', '0014-meters', '0015-open-invitations')`,
    ];
    run('systemctl stop seguia');
    const { DatabaseSync } = await import('node:sqlite');
    const sqlite = new DatabaseSync(at('var/lib/seguia/restored/seguia.db'));
    for (const statement of statements) sqlite.exec(statement);
    sqlite.close();
    run('systemctl start seguia');
    expect(run('curl --fail --silent http://127.0.0.1:4000/readyz')).toContain('0015-open-invitations');
    expect(run('seguia access list --json')).toContain('rio@farm.example');
  });

  test('finds every file and every command of the page that needs a real machine in order, as far as that can be seen here', () => {
    for (const { text } of blocks) expect(spawnSync('bash', ['-n', '-c', text]).status, text).toBe(0);
    const files = [...page.matchAll(/\/docs\/operate\/([\w.-]+)|\(operate\/([\w.-]+)\)/g)].map(
      ([, first, second]) => first ?? second ?? '',
    );
    for (const file of files) expect(existsSync(path.join(docs, 'operate', file)), file).toBe(true);
    const typed = [
      ...page.matchAll(/`?seguia ((?:accounts|access|devices|sessions|audit|plots|plantings|farms) [a-z-]+)/g),
    ].map(([, verb = '']) => verb);
    for (const verb of typed) expect(verbs.map(({ name }) => name)).toContain(verb);
  });
});

describe('the files beside it', () => {
  test.skipIf(!has('systemd-analyze', '--version'))('are units that systemd takes, and locks the service in', () => {
    for (const unit of ['seguia.service', 'seguia-backup.service']) {
      const text = readFileSync(at(`docs/operate/${unit}`), 'utf8').replaceAll(/^(User|Group)=.*$/gm, '$1=daemon');
      writeFileSync(at(unit), text);
      const { stderr, status } = spawnSync('systemd-analyze', ['verify', at(unit)], { encoding: 'utf8' });
      expect([
        status,
        stderr.split('\n').filter((line) => line.includes(unit) && !line.includes('Special user')),
      ]).toEqual([0, []]);
    }
    const exposure = spawnSync('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=25',
      at('seguia.service'),
    ]);
    expect(exposure.status).toBe(0);
  });

  test.skipIf(!has('nginx', '-v') || !has('openssl', 'version') || !has('curl', '--version'))(
    'put TLS before the server: HSTS, the caller’s address, nothing of what is inside',
    async () => {
      const [key, certificate] = [at('key.pem'), at('cert.pem')];
      const subject = ['-subj', '/CN=api.farm.example', '-days', '1'];
      spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        certificate,
        ...subject,
      ]);
      const site = readFileSync(at('docs/operate/nginx-data-server.conf'), 'utf8')
        .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
        .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
        .replace(/ssl_certificate [^;]+/, `ssl_certificate ${certificate}`)
        .replace(/ssl_certificate_key [^;]+/, `ssl_certificate_key ${key}`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${at(`nginx-${name}`)};`,
      );
      writeFileSync(
        at('nginx.conf'),
        `daemon off; pid ${at('nginx.pid')}; error_log ${at('nginx.log')};\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`,
      );
      children.push(spawn('nginx', ['-c', at('nginx.conf')], { stdio: 'ignore' }));
      const call = (pathOfCall: string) =>
        spawnSync(
          'curl',
          [
            '-sik',
            '--resolve',
            `api.farm.example:${tlsPort}:127.0.0.1`,
            '-H',
            'date-format: timestamp',
            '-H',
            'x-forwarded-for: 203.0.113.9',
            `https://api.farm.example:${tlsPort}${pathOfCall}`,
          ],
          { encoding: 'utf8' },
        ).stdout;
      for (let tries = 0; tries < 100 && call('/v2') === ''; tries += 1) await wait(50);
      const answer = call('/v2');
      expect(answer).toMatch(/^HTTP\/2 200/);
      expect(answer.toLowerCase()).toContain('strict-transport-security: max-age=63072000');
      for (const inside of ['/metrics', '/readyz', '/livez']) expect(call(inside)).toMatch(/^HTTP\/2 404/);
      // The server does not trust a caller's own X-Forwarded-For.
      const log = readFileSync(at('seguia.log'), 'utf8');
      expect(log).not.toContain('203.0.113.9');
    },
  );

  test.skipIf(!has('caddy', 'version'))('are a configuration that Caddy takes', () => {
    const { status } = spawnSync('caddy', ['adapt', '--validate', '--config', path.join(docs, 'operate/Caddyfile')], {
      env: { ...process.env, HOME: sandbox },
    });
    expect(status).toBe(0);
  });
});
