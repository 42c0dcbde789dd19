// The release service over real HTTP, with a real site: two teams, of which neither reaches the other's remote.
import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeRemote, describeShell } from '../release/build.ts';
import { publishedDeclaration } from '../remotes.ts';
import { filesOf, hashOf } from '../release/files.ts';
import { newKeys, signatureOf } from '../release/signature.ts';
import { describeEntry, readAudit } from '../release/audit-log.ts';
import { largest } from './receive.ts';
import { createService } from './service.ts';
import { makeToken, putTeam, readTeams, withdrawToken } from './teams.ts';
import { bodyOf, type TeamOfTest, TwoTeams, type Upload } from './two-teams.ts';

let teams: TwoTeams;
let service: FastifyInstance;
let url: string;

/** Starts the service for a new site. */
async function start() {
  teams = new TwoTeams();
  service = await createService(teams.site, 'silent');
  await service.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
}
async function stop() {
  await service.close();
  teams.remove();
}

async function call(what: string, { token }: Pick<TeamOfTest, 'token'>, request: RequestInit = {}) {
  const response = await fetch(`${url}/v1/${what}`, {
    ...request,
    headers: { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` },
  });
  const { error, lines } = (await response.json()) as { error?: string; lines?: string[] };
  return { status: response.status, error: error ?? '', lines, retryAfter: response.headers.get('retry-after') };
}

const send = (team: Pick<TeamOfTest, 'token'>, upload: Upload, to: string) =>
  call(`releases/${to}`, team, { method: 'POST', body: bodyOf(upload) });

const sendRoom = (team: TeamOfTest, to: string, files: [name: string, content: string][]) => {
  const body = new FormData();
  for (const [name, content] of files) body.append('file', new Blob([content]), name);
  return call(`rooms/${to}`, team, { method: 'POST', body });
};

const goBack = (team: TeamOfTest, app: string, body: object = {}) =>
  call(`releases/${app}/rollback`, team, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** Runs a program, while the service goes on in this process. */
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ isDone: boolean; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, program), ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ isDone: error === null, text: (stdout + stderr).trim() }),
    );
  });

/** Runs a command of a team, as its CI does. */
const command = (tool: string, { token, privateKey }: TeamOfTest, ...args: string[]) =>
  run(`../${tool}.ts`, [...args, '--to', url], { RELEASE_TOKEN: token, RELEASE_KEY: privateKey });

/** Releases a build of a team's app, and returns its version. */
async function released(team: TeamOfTest, content: string): Promise<string> {
  const { status, error } = await send(team, teams.upload(team, teams.built(team.app, content)), team.app);
  expect([status, error]).toEqual([200, '']);
  return teams.versions(team.app)[0]!;
}

describe('a team', () => {
  beforeEach(start);
  afterEach(stop);

  test('releases its remote by its command, whole, with its signature and its source maps apart', async () => {
    const { field } = teams;
    const answer = await command('release', field, field.app, '--from', teams.built(field.app, 'first'));
    const [version] = teams.versions(field.app);
    expect(answer).toEqual({ isDone: true, text: `${field.app} ${version}` });
    const folder = path.join(teams.site, 'r', field.app, version!);
    expect(readdirSync(folder)).toEqual([
      'release.json',
      'release.sig',
      'remoteEntry.0a1b2c3d.js',
      'remoteEntry.0a1b2c3d.js.br',
    ]);
    expect(readdirSync(`${teams.site}.private/maps/${field.app}/${version}`)).toEqual(['remoteEntry.0a1b2c3d.js.map']);
    expect(readdirSync(`${teams.site}.private/uploads`)).toEqual([]);
    const { remotes } = JSON.parse(teams.list) as { remotes: Record<string, { signature: string; files: object }[]> };
    expect(remotes[field.app]![0]).toMatchObject({
      signature: readFileSync(path.join(folder, 'release.sig'), 'utf8'),
      files: { 'remoteEntry.0a1b2c3d.js': hashOf(path.join(folder, 'remoteEntry.0a1b2c3d.js')) },
    });
  });

  test('sees what is served, begins a canary, ends it, and goes back', async () => {
    const { field, stock } = teams;
    const first = await released(field, 'first');
    const second = await released(field, 'second');
    const third = teams.built(field.app, 'third');
    expect(await command('release', field, field.app, '--from', third, '--canary', '10')).toMatchObject({
      isDone: true,
    });
    expect((await command('releases', stock)).text).toContain('10 % of the devices');
    const preview = await command('release', field, field.app, '--from', third, '--preview', 'pr-12');
    expect(preview.text).toMatch(/ at \?preview=pr-12$/);
    expect((await command('rollback', field, field.app)).text).toBe(`${field.app} ${second}`);
    expect((await command('rollback', field, field.app)).text).toBe(`${field.app} ${first}`);
    expect(teams.versions(field.app)).toEqual([first]);
    expect(await command('rollback', field, field.app)).toEqual({
      isDone: false,
      text: `the site lists no version of ${field.app} before ${first}`,
    });
  });

  test('publishes the room of its preview, whole, and no room outside of one', async () => {
    const { field } = teams;
    const [to, files] = [
      'mf-field?preview=pr-12',
      [
        ['index.html', 'room'],
        ['assets/a.js', 'a'],
      ] as [string, string][],
    ];
    writeFileSync(path.join(teams.site, 'rooms.json'), '{"at":"https://rooms.farm.example/"}');
    expect(await sendRoom(field, to, files)).toMatchObject({
      status: 422,
      error: expect.stringContaining('release it first') as string,
    });
    const upload = teams.upload(field, teams.built('mf-field', 'first'));
    expect(await send(field, upload, to)).toMatchObject({ status: 200 });
    expect(await sendRoom(field, to, files)).toMatchObject({
      status: 200,
      lines: ['https://rooms.farm.example/previews/pr-12/mf-field/'],
    });
    const room = `${teams.site}.rooms/previews/pr-12/mf-field`;
    expect(filesOf(room)).toEqual(['assets/a.js', 'index.html']);
    for (const name of ['../../mf-stock/index.html', '/etc/x', 'a/../../b', '.htaccess'])
      expect(
        await sendRoom(field, to, [
          ['index.html', 'other'],
          [name, 'x'],
        ]),
      ).toMatchObject({ status: 400 });
    expect(await sendRoom(field, 'mf-field', files)).toMatchObject({ status: 400 });
    expect(readFileSync(path.join(room, 'index.html'), 'utf8')).toBe('room');
  });

  test('of the shell releases it, and leaves the settings and lists of the site', async () => {
    const { privateKey, publicKey } = newKeys();
    putTeam(teams.site, 'shell', ['shell'], publicKey);
    const shell = { token: makeToken(teams.site, 'shell'), privateKey, app: teams.field.app };
    await released(teams.field, 'first');
    const build = path.join(teams.folder, 'shell');
    mkdirSync(path.join(build, 'assets'), { recursive: true });
    const files = ['index.html', 'sw.js', 'assets/main.0a1b2c3d.js'];
    for (const file of files) writeFileSync(path.join(build, file), file);
    writeFileSync(path.join(teams.site, 'config.json'), '{"startDelay":0}');
    writeFileSync(path.join(build, 'config.json'), '{}');
    const described = describeShell(build, '1.0.0', '1.0.0', {});
    writeFileSync(path.join(build, 'release.json'), JSON.stringify(described));
    const list = teams.list;
    expect(await command('release', shell, 'shell', '--from', build)).toEqual({
      isDone: true,
      text: `shell ${described.version}`,
    });
    const served = filesOf(teams.site).filter((file) => !file.startsWith('r/') && !file.endsWith('.br'));
    expect(served).toEqual([
      ...files.slice(2),
      'config.json',
      'index.html',
      'remotes.json',
      'shell.json',
      'sw.js',
      'withdrawn.json',
    ]);
    expect([teams.list, readFileSync(path.join(teams.site, 'config.json'), 'utf8')]).toEqual([
      list,
      '{"startDelay":0}',
    ]);
  });

  test('hears before anything is sent that a token, a key or an app is not its own, or a build too large', async () => {
    const { field, stock } = teams;
    const build = teams.built(field.app, 'first');
    const refusal = async (team: TeamOfTest, app = field.app, from = build) =>
      (await command('release', team, app, '--from', from)).text;
    expect(await refusal({ ...field, token: 'seguia_0' })).toContain('RELEASE_TOKEN is no token of this service');
    expect(await refusal({ ...field, privateKey: stock.privateKey })).toContain('with the key that is registered');
    expect(await refusal({ ...field, privateKey: 'x' })).toContain('RELEASE_KEY is no private key');
    expect(await refusal(field, stock.app, teams.built(stock.app, 'first'))).toBe(
      'The team field releases mf-field, not mf-stock',
    );
    const large = teams.built(field.app, 'large');
    writeFileSync(path.join(large, 'picture.png'), Buffer.alloc(largest.bytes));
    const described = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes: ['/app/field'] };
    writeFileSync(
      path.join(large, 'release.json'),
      JSON.stringify(describeRemote(field.app, large, '1.0.0', described)),
    );
    expect(await refusal(field, field.app, large)).toContain('a release service takes 64 MB');
    const far = await run('../releases.ts', ['--to', 'http://releases.farm.example'], { RELEASE_TOKEN: field.token });
    expect(far.text).toContain('a token goes to https: only');
    expect(readAudit(teams.site)).toEqual([]);
  });
});

describe('a team cannot touch the remote of another', () => {
  beforeAll(async () => {
    await start();
    await released(teams.stock, 'first');
    await released(teams.stock, 'second');
  });
  afterAll(stop);

  const isUntouched = async (attack: () => Promise<void>) => {
    const before = [teams.list, readdirSync(path.join(teams.site, 'r/mf-stock'))];
    await attack();
    expect([teams.list, readdirSync(path.join(teams.site, 'r/mf-stock'))]).toEqual(before);
  };
  const own = (content = 'mine') => teams.upload(teams.field, teams.built('mf-field', content));
  /** The upload of a changed description, with the files that it names, signed like any other. */
  const described = (change: { files?: Record<string, string>; [word: string]: unknown }): Upload => {
    const upload = own();
    const build = { ...(JSON.parse(upload.release) as Parameters<typeof signatureOf>[0]), ...change };
    const files = Object.keys(change.files ?? {}).map((name): [string, string] => [name, 'x']);
    return {
      release: JSON.stringify(build),
      signature: signatureOf(build, teams.field.privateKey),
      files: change.files ? files : upload.files,
    };
  };

  test.each<[way: string, status: number, attack: () => Promise<{ status: number }>]>([
    ['releasing it', 403, () => send(teams.field, teams.upload(teams.field, teams.built('mf-stock', 'x')), 'mf-stock')],
    [
      'releasing it with what its own team signed',
      403,
      () => send(teams.field, teams.upload(teams.stock, teams.built('mf-stock', 'x')), 'mf-stock'),
    ],
    [
      'sending its build as the own app',
      400,
      () => send(teams.field, teams.upload(teams.field, teams.built('mf-stock', 'x')), 'mf-field'),
    ],
    [
      'signing with the other key',
      403,
      () => send(teams.field, teams.upload(teams.stock, teams.built('mf-field', 'x')), 'mf-field'),
    ],
    ['not signing', 403, () => send(teams.field, { ...own(), signature: '' }, 'mf-field')],
    [
      'beginning a canary of it',
      403,
      () => send(teams.field, teams.upload(teams.field, teams.built('mf-stock', 'x')), 'mf-stock?canary=50'),
    ],
    [
      'a preview of it',
      403,
      () => send(teams.field, teams.upload(teams.field, teams.built('mf-stock', 'x')), 'mf-stock?preview=pr-12'),
    ],
    ['a preview whose name is a path to it', 400, () => send(teams.field, own(), 'mf-field?preview=..%2Fr')],
    ['a room of it', 403, () => sendRoom(teams.field, 'mf-stock?preview=pr-12', [['index.html', '']])],
    ['going back', 403, () => goBack(teams.field, 'mf-stock')],
    [
      'going back to a version that is a path',
      400,
      () => goBack(teams.field, 'mf-field', { version: '../mf-stock/1.0.0' }),
    ],
    [
      'going back with an option in place of a version',
      400,
      () => goBack(teams.field, 'mf-field', { version: '--force' }),
    ],
    [
      'claiming its route',
      422,
      () => send(teams.field, teams.upload(teams.field, teams.built('mf-field', 'x', ['/app/stock'])), 'mf-field'),
    ],
    ['an address with a path to it', 403, () => send(teams.field, own(), 'mf-field%2F..%2Fmf-stock')],
    [
      'a version that is a path to it',
      400,
      () => send(teams.field, described({ version: '../mf-stock/1.0.0-00000000' }), 'mf-field'),
    ],
    [
      'a file whose name is a path to it',
      400,
      () => send(teams.field, described({ files: { '../../mf-stock/a.js': `sha256-${'A'.repeat(43)}=` } }), 'mf-field'),
    ],
    [
      'a file of the site',
      400,
      () => send(teams.field, described({ files: { 'remotes.json': `sha256-${'A'.repeat(43)}=` } }), 'mf-field'),
    ],
    [
      'a file that the release does not name',
      400,
      () => send(teams.field, { ...own(), files: [...own('mine').files, ['../../../remotes.json', '{}']] }, 'mf-field'),
    ],
    [
      'a file that differs from its hash',
      422,
      () => send(teams.field, { ...own(), files: [['remoteEntry.0a1b2c3d.js', 'other']] }, 'mf-field'),
    ],
    ['a release without its file', 400, () => send(teams.field, { ...own(), files: [] }, 'mf-field')],
    [
      'a description that was changed after its build',
      422,
      () => send(teams.field, described({ hostApi: '^0.1.0' }), 'mf-field'),
    ],
    ['no JSON', 400, () => send(teams.field, { ...own(), release: '{' }, 'mf-field')],
  ])('by %s (%i)', async (_way, status, attack) => {
    await isUntouched(async () => expect(await attack()).toMatchObject({ status }));
  });

  test('with a token that was withdrawn, that of nobody, or none', async () => {
    await isUntouched(async () => {
      const upload = teams.upload(teams.stock, teams.built('mf-stock', 'x'));
      const second = makeToken(teams.site, 'stock');
      withdrawToken(teams.site, second.split('_')[1]!);
      const wrong = [
        second,
        teams.stock.token.slice(0, -1),
        teams.stock.token.replace(/seguia_.{8}/, 'seguia_00000000'),
        '',
      ];
      for (const token of wrong) expect(await send({ token }, upload, 'mf-stock')).toMatchObject({ status: 401 });
    });
  });
});

describe('the service', () => {
  beforeEach(start);
  afterEach(stop);

  test('an address that sends wrong tokens waits, and nobody with a right one does', async () => {
    const calls = Array.from({ length: 12 }, () => call('team', { token: 'seguia_00000000_x' }));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    });
    expect(await call('team', teams.field)).toMatchObject({ status: 200 });
  });

  test('an upload beyond the largest is refused, and leaves nothing', async () => {
    const { field } = teams;
    const upload = teams.upload(field, teams.built(field.app, 'first'));
    const large: Upload = { ...upload, files: [['remoteEntry.0a1b2c3d.js', 'x'.repeat(64 * 1024 * 1024 + 1)]] };
    expect(await send(field, large, field.app)).toMatchObject({ status: 413 });
    expect(readdirSync(`${teams.site}.private/uploads`)).toEqual([]);
    expect(await send(field, upload, field.app)).toMatchObject({ status: 200 });
  });

  test('the audit log says who did what, when, from which commit, and what became of it', async () => {
    const { field } = teams;
    await command('release', field, field.app, '--from', teams.built(field.app, 'first'));
    await goBack(field, 'mf-stock');
    const [begun, done, refused] = readAudit(teams.site);
    const [version] = teams.versions(field.app);
    const of = {
      who: 'team field',
      token: field.token.split('_')[1],
      from: '127.0.0.1',
      what: 'release',
      of: field.app,
    };
    expect(begun).toMatchObject({
      ...of,
      outcome: 'begun',
      text: version,
      commit: expect.stringMatching(/^[\da-f]{40}\+?$/) as string,
    });
    expect(done).toMatchObject({ ...of, outcome: 'done', commit: begun!.commit, call: begun!.call });
    expect(refused).toMatchObject({ what: 'rollback', of: 'mf-stock', outcome: 'refused' });
    expect(describeEntry({ ...done!, text: 'a\u001b[2Jb\nc' })).toMatch(
      /^20\d\d-\S+Z {2}team field .* done {2}a \[2Jb c$/,
    );
  });

  test.skipIf(process.getuid?.() !== 0)(
    'root changes nothing of a site that belongs to the service’s user',
    async () => {
      await released(teams.stock, 'first');
      const stored = `${teams.site}.private`;
      const before = filesOf(stored).map((file) => [file, readFileSync(path.join(stored, file), 'utf8')]);
      const build = teams.built('mf-stock', 'root');
      chownSync(teams.site, 65_534, 65_534);
      const typed = [
        ['main.ts', 'withdraw', teams.stock.token.split('_')[1] ?? ''],
        ['main.ts', 'token', 'stock'],
        ['main.ts', 'serve'],
        ['../release.ts', 'mf-stock', '--from', build],
        ['../rollback.ts', 'mf-stock'],
      ];
      const answers = [];
      for (const [program = '', ...args] of typed)
        answers.push((await run(program, [...args, '--to', teams.site])).text);
      chownSync(teams.site, 0, 0);
      expect(answers).toEqual(typed.map(() => expect.stringContaining('seguia-site does')));
      expect(filesOf(stored).map((file) => [file, readFileSync(path.join(stored, file), 'utf8')])).toEqual(before);
    },
  );

  test('the operator makes teams and tokens by commands, which store no token', async () => {
    const operator = async (...args: string[]) => (await run('main.ts', [...args, '--to', teams.site])).text;
    const { key } = readTeams(teams.site)['field']!;
    expect(await operator('team', 'water', 'mf-stock', '--key', key)).toBe('The team stock releases mf-stock');
    expect(await operator('team', 'water', 'mf-water', '--key', 'AAAA')).toContain('A public key has 32 bytes');
    expect(await operator('team', 'water', 'mf-water', '--key', key)).toBe('water may release mf-water');
    const token = await operator('token', 'water');
    const stored = readFileSync(`${teams.site}.private/teams.json`, 'utf8');
    const secret = token.replace(/^seguia_[^_]+_/, ''); // it may hold _ itself
    expect(stored).not.toContain(secret);
    expect(await call('team', { token })).toMatchObject({ status: 200 });
    const [, id = ''] = token.split('_');
    expect(await operator('withdraw', id)).toBe(`${id} is withdrawn`);
    expect(await operator('tokens')).toMatch(new RegExp(`${id} {2}water {2}made \\S+ {2}withdrawn \\S+`));
    expect(await call('team', { token })).toMatchObject({ status: 401 });
    expect((await operator('log')).split('\n').at(-1)).toMatch(
      new RegExp(`operator \\S+ {2}token withdrawn {2}water {2}done {2}${id}$`),
    );
  });
});
