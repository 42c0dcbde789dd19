// Follows "Back to a moment" of docs/operate.md on its own PostgreSQL server, with stand-ins for the machine around it.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { prepareServer } from '../server.ts';
import { inheritedEnv } from '../../testing/inherited-env.ts';
import { Person } from '../../testing/person.ts';
import { findBinaries, unprivileged } from '../../testing/postgres.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const isPostgres = inject('database') === 'postgres' && inject('postgres') !== null;
const root = path.resolve(import.meta.dirname, '../../..');
const sandbox = mkdtempSync(path.join(os.tmpdir(), 'seguia-moment-'));
const at = (name: string) => path.join(sandbox, name);
const [data, socket] = [at('var/lib/postgresql/15/main'), at('run')];
const address = `postgres://seguia@localhost/seguia?host=${encodeURIComponent(socket)}`;
const user = isPostgres ? unprivileged() : undefined;
const binaries = isPostgres ? (findBinaries() ?? '') : '';
const asPostgres = user ? `setpriv --reuid=${user.uid} --regid=${user.gid} --clear-groups ` : '';

const moved = (text: string) =>
  text
    .replaceAll('/opt/seguia/current/', `${root}/`)
    .replaceAll(`${root}/docs/operate/archive-wal`, at('archive-wal'))
    .replaceAll(/(?<![\w.])\/(usr\/local\/bin|var\/lib|var\/backups)\//g, `${sandbox}/$1/`)
    .replaceAll('-o postgres -g postgres', user ? `-o ${user.uid} -g ${user.gid}` : '');

/** Runs commands as an operator's shell does. Throws an error if a command fails. */
function run(text: string) {
  const env = { PGHOST: socket, PGUSER: 'seguia', PGDATABASE: 'postgres', DATABASE_URL: address, DATA_DIR: sandbox };
  const places = [at('stand-ins'), at('usr/local/bin'), binaries, process.env['PATH']].join(':');
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', moved(text)], {
    env: { ...inheritedEnv, ...env, PATH: places },
    cwd: sandbox,
    encoding: 'utf8',
    timeout: 50_000,
  });
  if (status !== 0) throw new Error(`${text}\n${stdout}${stderr}`);
}

const standIns = {
  runuser: `shift 3\nexec ${asPostgres}"$@"`,
  systemctl: `case "$2" in postgresql) exec ${asPostgres}pg_ctl --silent --wait --mode fast --pgdata ${data} --log ${at('run/log')} "$1" ;; esac`,
  seguia: `exec ${process.execPath} ${root}/data-server/src/main.ts "$@"`,
};

function makeMachine() {
  for (const folder of ['stand-ins', 'usr/local/bin', 'var/lib/postgresql/15', 'run'])
    mkdirSync(at(folder), { recursive: true });
  chmodSync(sandbox, 0o755);
  for (const [name, text] of Object.entries(standIns))
    writeFileSync(at(`stand-ins/${name}`), `#!/bin/sh\nset -eu\n${text}\n`, { mode: 0o755 });
  const script = readFileSync(path.join(root, 'docs/operate/archive-wal'), 'utf8');
  writeFileSync(at('archive-wal'), moved(script), { mode: 0o755 });
  if (user) for (const folder of ['var/lib/postgresql/15', 'run']) chownSync(at(folder), user.uid, user.gid);
  run(`${asPostgres}initdb --pgdata ${data} --username seguia --auth trust --encoding UTF8 --no-sync --wal-segsize 1`);
  const settings = `listen_addresses = ''\nunix_socket_directories = '${socket}'\nfsync = off\n`;
  writeFileSync(path.join(data, 'postgresql.conf'), settings, { flag: 'a' });
  run('systemctl start postgresql\ncreatedb seguia');
}

const stop = () =>
  void spawnSync('sh', ['-c', `${asPostgres}${binaries}/pg_ctl stop --mode immediate --pgdata ${data}`], {
    cwd: sandbox,
  });
if (isPostgres) {
  process.once('exit', stop);
  makeMachine();
}
afterAll(() => {
  if (isPostgres) stop();
  process.off('exit', stop);
  rmSync(sandbox, { recursive: true, force: true });
});
const server = await testServer(isPostgres ? { database: address } : {});

const page = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');
const section = page.slice(page.indexOf('### Back to a moment'), page.indexOf('## 9.'));
const [setUp = '', baseBackup = '', goBack = ''] = [...section.matchAll(/^```sh root\n([^]*?)^```$/gm)].map(
  ([, text]) => text,
);

test.runIf(isPostgres)(
  'readings saved before the moment are back, later ones are not, and phones hear of it',
  async () => {
    const farm = await server.addFarm();
    const [plot, person] = [await farm.addPlot(), await server.addPerson(farm, 'recorder')];
    const save = async () => {
      const id = newId();
      const url = `${farm.url}/readings/${id}`;
      expect((await person.write('PUT', url, { body: aReading(plot), seen: null })).status).toBe(201);
      return id;
    };
    const since = async (who: Person, mark: string) => {
      const headers = { 'sync-date': mark, 'sync-is-possible': 'true' };
      const { body } = await who.get<Wire['ReadingPage']>(`${farm.url}/readings`, headers);
      return { ids: body.data.map(({ id }) => id).toSorted(), ...body.meta };
    };
    const farBack = await save();
    run(setUp);
    run(baseBackup);
    // Waits until the server notices that its connections have ended.
    await wait(200);
    const before = [farBack, await save(), await save()];
    await wait(100);
    // The test run's clock differs from the machine's.
    const { rows } = await sql<{ at: string }>`SELECT clock_timestamp()::text AS at`.execute(server.db);
    await wait(100);
    const after = [await save(), await save()];
    const phone = await since(person, '0');
    expect(phone.ids).toEqual([...before, ...after].toSorted());

    // The test run's time zone differs from the machine's, and midnight may have passed since.
    const [day = ''] = readdirSync(at('var/backups/seguia-base'));
    run(goBack.replace('2026-11-20', day).replace('2026-11-24 14:05:00+01', rows[0]?.at ?? ''));

    const again = await prepareServer(server.services.settings, server.services.now, true);
    const same = new Person(again.app, person.token, person.id);
    expect((await since(same, '0')).ids).toEqual(before.toSorted());
    expect(await since(same, phone.sync_date ?? '')).toMatchObject({ full: true, restored: true });
    expect(again.services.epochsBefore).toEqual([server.services.epoch]);
    await again.close();
  },
);
