// Types docs/operate.md as root, on a machine within the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { verbs } from './operator/verbs.ts';
import { Machine } from '../testing/machine.ts';
import { skipWithoutPostgres } from '../testing/test-database.ts';

skipWithoutPostgres();
const docs = path.resolve(import.meta.dirname, '../../docs');
const page = readFileSync(path.join(docs, 'operate.md'), 'utf8');
const database = inject('database');
const blocks = [...page.matchAll(/^```sh(?: (\w+))?\n([^]*?)^```$/gm)].map(([, mark = 'any', text = '']) => ({
  mark,
  text,
}));
const isPossible = Machine.isPossible();
/** Their tests are in operate-monitoring.test.ts and operate-alarms.test.ts, which fail under CI where they are missing. */
const hasPrometheus = ['promtool', 'amtool'].every((name) => spawnSync(name, ['--version']).status === 0);
if (!isPossible && process.env['CI'])
  throw new Error('docs/operate.md is typed as root, on a machine within this one.');

describe.skipIf(!isPossible)('an operator who types docs/operate.md', () => {
  let machine: Machine;
  const printed = new Map<string, string>();
  const passwords = () =>
    [...[...printed.values()].join('\n').matchAll(/^password (\S+)/gm)].map(([, password]) => password ?? '');

  beforeAll(async () => {
    machine = await Machine.start();
  });
  afterAll(() => machine.stop());

  /** A call from the machine itself, through the proxy with TLS; the body is the text of a file there. */
  const call = (method: string, at: string, more: readonly string[] = []) => {
    const words = ['--resolve api.farm.example:443:127.0.0.1', "-H 'date-format: timestamp'", ...more].join(' ');
    const answer = machine.run(`curl --silent --insecure -i -X ${method} ${words} https://api.farm.example${at}`);
    const [head = '', body = ''] = answer.replaceAll(/^HTTP\/\S+ 100.*\r\n\r\n/g, '').split(/\r\n\r\n([^]*)/);
    return { status: Number(/^HTTP\/2 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body };
  };
  const login = (email: string, password: string) =>
    call('POST', '/v2/auth/login', [
      "-H 'content-type: application/json'",
      `-d '${JSON.stringify({ email, password, device_name: 'phone' })}'`,
    ]);

  test('gets from nothing to a farm with three people, a backup that is put back, an upgrade, and metrics', () => {
    const marks = ['any', database, ...(hasPrometheus ? ['prometheus'] : [])];
    for (const { mark, text } of blocks) if (marks.includes(mark)) printed.set(text, machine.run(text));
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
    expect(of('/metrics')[0]).toContain(`seguia_info{version=`);
    expect(of('/metrics')[0]).toContain(`database="${database}"`);
    expect(of('/readyz').every((output) => output.includes('"ready"'))).toBe(true);
    // Forty programs start one after the other.
  }, 900_000);

  test('hands over passwords by which each of the three gets in', () => {
    const statuses = ['ana', 'rio', 'vera'].map(
      (name, index) => login(`${name}@farm.example`, passwords()[index] ?? '').status,
    );
    expect(statuses).toEqual([200, 200, 200]);
    expect(login('ana@farm.example', 'another password').status).toBe(422);
  });

  test('has a log of JSON lines that holds none of these passwords', () => {
    const log = machine.run('cat /var/log/seguia.log');
    const lines = log.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.some((line) => (JSON.parse(line) as { reqId?: string }).reqId !== undefined)).toBe(true);
    expect(passwords()).toHaveLength(3);
    for (const password of passwords()) expect(log).not.toContain(password);
  });

  test('answers each question of section 13 by its command', () => {
    const answers: Record<string, RegExp> = {
      'Why was a reading refused?': /"problem":"bad_request","rules":\["plot_id: required"/,
      'What was refused today, and how often?': /[1-9]\d* "problem":"bad_request"/,
      'Who may do what on a farm?': /rio@farm\.example +recorder/,
      'Who logged in lately, and who could not?': /login/,
      'On which phones does somebody work?': /phone/,
      'What grows in which plot?': /A1 .*Pristyla/,
      'Which version runs, on which database?': new RegExp(`version="[\\d.]+".*database="${database}"`),
      'Does the server keep up?': /seguia_hashes_waiting \d/,
      'Can the newest backup be put back?': /rows, made at/,
      'How much room is left?': /% \//,
      'What takes the room?': /\d[KMG]?\t\/var\/lib\/seguia\n/,
      'Until when is the certificate valid?': /notAfter=/,
    };
    const { body } = login('rio@farm.example', passwords()[1] ?? '');
    const token = /"token":"([^"]+)"/.exec(body)?.[1] ?? '';
    const [farm] = JSON.parse(machine.run('seguia farms list --json')) as { id: string }[];
    const reading = `/v2/farmers/${farm?.id}/readings/0198c0de-0000-7000-8000-00000000000a`;
    const { head } = call('PUT', reading, [
      `-H 'authorization: Bearer ${token}' -H 'content-type: application/json' -H 'if-none-match: *'`,
      `-H 'idempotency-key: 0198c0de-0000-7000-8000-00000000000b' -d '{}'`,
    ]);
    const [, id = ''] = /^x-request-id: (\S+)/m.exec(head) ?? [];
    // The newest file is no whole backup.
    machine.run('touch /var/backups/seguia/seguia-2099-01-01T000000Z.incomplete.gz');
    const questions = [...page.matchAll(/^- \*\*(.+?)\*\* `([^`]+)`/gm)].map(([, question = '', typed = '']) => [
      question,
      machine.run(typed.replace('REQUEST_ID', id)),
    ]);
    machine.run('rm /var/backups/seguia/seguia-2099-01-01T000000Z.incomplete.gz');
    expect(questions.map(([question]) => question)).toEqual(Object.keys(answers));
    for (const [question = '', output] of questions) expect(output, question).toMatch(answers[question]!);
  });

  test('has a backup every night of the database in use, after a restore and an upgrade', () => {
    machine.run(`seguia plots add --farm 'Ferme du Léon' --name Restored --units 3`);
    machine.run('sleep 1; systemctl start seguia-backup');
    const newest = machine.run('ls /var/backups/seguia/seguia-*.gz | tail -n 1').trim();
    expect(machine.run(`zcat ${newest}`)).toContain('"Restored"');
    expect(machine.run(`seguia verify ${newest}`)).toMatch(/plots 3$/m);
    const [, at] =
      /^seguia_backup_timestamp_seconds (\S+)$/m.exec(
        machine.run(
          `. /etc/seguia/data-server.env; curl -s -H "Authorization: Bearer $METRICS_TOKEN" http://127.0.0.1:4000/metrics`,
        ),
      ) ?? [];
    expect(Date.now() / 1000 - Number(at)).toBeLessThan(120);
    const files = machine.run(
      'stat --format "%U %a %n" /var/backups/seguia/*.gz /var/lib/seguia /srv/seguia-photos/restored',
    );
    expect(files.match(/^(?!seguia [67]00 ).*$/gm)).toEqual(['']);
  }, 240_000);

  test('has a service that may write only to the folder of photos that the page names', () => {
    const write = (place: string) => `systemctl run seguia-writes-${place}`;
    for (const [name, place] of [
      ['photos', '/srv/seguia-photos/restored'],
      ['else', '/srv'],
    ] as const) {
      const unit = `/etc/systemd/system/seguia-writes-${name}.service`;
      machine.run(
        `sed 's#^ExecStart=.*#ExecStart=/usr/bin/touch ${place}/x#' /etc/systemd/system/seguia.service >${unit}`,
      );
      machine.run(`cp -r /etc/systemd/system/seguia.service.d ${unit}.d; chmod 777 /srv`);
    }
    machine.run(write('photos'));
    expect(() => machine.run(write('else'))).toThrow('Read-only file system');
  });

  test('has TLS before the server: HSTS, and no inner address', () => {
    const answer = call('GET', '/v2', ["-H 'x-forwarded-for: 203.0.113.9'"]);
    expect(answer.status).toBe(200);
    expect(answer.head).toContain('strict-transport-security: max-age=63072000');
    for (const inside of ['/metrics', '/readyz', '/livez', '/readyz/', '/livez/'])
      expect(call('GET', inside).status, inside).toBe(404);
    // The server does not trust a caller's own X-Forwarded-For.
    expect(machine.run('cat /var/log/seguia.log')).not.toContain('203.0.113.9');
  });
});

test('docs/operate.md names files and commands that exist, also where it needs a real machine', () => {
  for (const { text } of blocks) expect(spawnSync('bash', ['-n', '-c', text]).status, text).toBe(0);
  const files = [...page.matchAll(/\/docs\/operate\/([\w.-]+\w)|\(operate\/([\w.-]+)\)/g)].map(
    ([, first, second]) => first ?? second ?? '',
  );
  for (const file of files)
    expect(
      existsSync(path.join(docs, 'operate', file)) || existsSync(path.join(docs, 'operate', `${file}.service`)),
      file,
    ).toBe(true);
  const typed = [
    ...page.matchAll(/`?seguia ((?:accounts|access|devices|sessions|audit|plots|plantings|farms) [a-z-]+)/g),
  ].map(([, verb = '']) => verb);
  for (const verb of typed) expect(verbs.map(({ name }) => name)).toContain(verb);
});
