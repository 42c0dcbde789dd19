import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { release } from './release.ts';
import { releases } from './releases.ts';
import { neededBy } from './doors/used.ts';
import { declarationOf, publishedDeclaration, remotes } from './remotes.ts';
import { rollback } from './rollback.ts';
import { type DatabaseVersions, describeRemote, describeShell } from './release/build.ts';
import type { RegistryFile } from './release/registry-file.ts';

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-release-'));
  site = path.join(folder, 'site');
  mkdirSync(site);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const at = (...names: string[]) => path.join(site, ...names);
const registry = () => JSON.parse(readFileSync(at('remotes.json'), 'utf8')) as RegistryFile;
const listed = () => registry().remotes;
const versions = () => listed()['mf-settings']!.map(({ version }) => version);
const list = (remotes: Record<string, object[]>) => writeFileSync(at('remotes.json'), JSON.stringify({ remotes }));
const page = () => readFileSync(at('index.html'), 'utf8');

/** Writes a build of a remote as rspack makes it. */
function built(content: string, { app = 'mf-settings', hostApi = '^1.0.0' } = {}): string {
  const build = path.join(folder, `${app}-${content}`);
  mkdirSync(build);
  writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js'), content);
  writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js.map'), '{}');
  const declared = { ...publishedDeclaration('mf-settings', hostApi), routes: [`/app/${app.slice(3)}`] };
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(describeRemote(app, build, '1.0.0', declared)));
  return build;
}

/** Writes a build of a shell; without `device`, as shells from before decision 212 were built. */
function builtShell(
  content: string,
  doors = '1.9.0',
  device: DatabaseVersions | null = { makes: 5, opens: 99 },
): string {
  const build = path.join(folder, `shell-${content}`);
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  writeFileSync(path.join(build, 'index.html'), content);
  writeFileSync(path.join(build, 'sw.js'), `worker ${content}`);
  writeFileSync(path.join(build, 'assets/main.0a1b2c3d.js'), content);
  writeFileSync(path.join(build, 'assets/main.0a1b2c3d.js.map'), '{}');
  writeFileSync(path.join(build, 'config.json'), '{}');
  const described = describeShell(build, '1.0.0', doors, device ? { device } : undefined);
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(described));
  return build;
}

const releaseSettings = (content: string) => release('mf-settings', site, { from: built(content) });
const releaseShell = (content: string) => release('shell', site, { from: builtShell(content) });

/** A release of another remote that serves these routes. */
const other = (...routes: string[]) => ({
  version: '1.0.0-1',
  base: '/r/mf-other/1.0.0-1/',
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes,
  files: { 'remoteEntry.1.js': `sha256-${'A'.repeat(43)}=` },
});

describe('the release of a remote', () => {
  test('is listed first, with the hash of its entry', () => {
    list({ 'mf-other': [other('/app/other')] });
    releaseSettings('entry');
    expect(Object.keys(listed())).toEqual(['mf-other', 'mf-settings']);
    expect(listed()['mf-settings']).toMatchObject([
      { routes: ['/app/settings'], files: { 'remoteEntry.0a1b2c3d.js': expect.stringMatching(/^sha256-/) as string } },
    ]);
  });

  test.each([
    ['claims a route that another serves', [other('/app/settings')], true],
    ['claims it in other words', [other('/App/Settings')], true],
    ['takes over what the other has left', [other('/app/other'), other('/app/settings')], false],
  ])('is checked if it %s', (_, others, refused) => {
    list({ 'mf-other': others });
    const before = readFileSync(at('remotes.json'), 'utf8');
    const run = () => releaseSettings('entry');
    if (refused) expect(run).toThrow('is not released: /app/settings is served by mf-other already');
    else run();
    expect(readFileSync(at('remotes.json'), 'utf8') === before).toBe(refused);
  });

  test('is accepted beside a faulty version whose name begins alike', () => {
    const version = releaseSettings('entry');
    const [good] = listed()['mf-settings']!;
    list({ 'mf-settings': [{ ...good, version: `${version} beta`, files: {} }] });
    expect(() => release('mf-settings', site, { from: path.join(folder, 'mf-settings-entry') })).not.toThrow();
  });

  test('is listed with the whole address where its files are served from an origin of their own', () => {
    const options = { from: built('entry'), base: 'https://settings.example/' };
    const version = release('mf-settings', site, options);
    const base = `https://settings.example/r/mf-settings/${version}/`;
    expect(listed()['mf-settings']).toMatchObject([{ version, base }]);
    release('mf-settings', site, { from: built('tried'), base: options.base, canary: 10 });
    rollback('mf-settings', site);
    expect(listed()['mf-settings']).toMatchObject([{ version, base }]);
    for (const content of ['2', '3', '4']) release('mf-settings', site, { from: built(content), base: options.base });
    rollback('mf-settings', site, version); // is not listed any more
    expect(listed()['mf-settings']).toMatchObject([{ version, base }]);
    for (const wrong of ['settings.example', 'ftp://settings.example', 'https://settings.example/?a=1'])
      expect(() => release('mf-settings', site, { ...options, base: wrong }), wrong).toThrow(
        '--base takes the address',
      );
    expect(() => release('shell', site, { from: builtShell('x'), base: options.base })).toThrow('no --base');
  });

  test('as a canary is refused for the same reasons', () => {
    list({ 'mf-other': [other('/app/settings')] });
    const run = () => release('mf-settings', site, { from: built('entry'), canary: 10 });
    expect(run).toThrow('is not released: /app/settings is served by mf-other already');
    expect(registry().canary).toBeUndefined();
  });

  test('is listed once, with at most two before it', () => {
    const made = ['1', '2', '3', '4'].map(releaseSettings);
    expect(versions()).toEqual(made.slice(1).toReversed());
    release('mf-settings', site, { from: path.join(folder, 'mf-settings-4') });
    expect(versions()).toEqual(made.slice(1).toReversed());
  });

  test('is refused before anything is listed if it does not name itself, or was altered after its build', () => {
    const build = built('entry');
    const run = () => release('mf-settings', site, { from: build });
    writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js'), 'changed');
    expect(run).toThrow('is not as it was built');
    expect(() => release('mf-auth', site, { from: build })).toThrow('is a build of mf-settings, not of mf-auth');
    rmSync(path.join(build, 'release.json'));
    expect(run).toThrow('build mf-settings first');
    expect(() => listed()).toThrow('ENOENT');
  });

  test.each([
    ['works with other doors', { hostApi: '^1.0.0' }],
    ['has other routes', { routes: ['/app/settings', '/app/more'] }],
    ['has a card', { cards: [{ slot: 'today', order: 1, name: { fr: 'x' } }] }],
    ['has another entry', { entry: 'other.js' }],
    ['has another number', { version: '1.0.1-00000000' }],
    ['has a word that builds do not write', { more: true }],
  ])('is refused if its description was changed by hand, also under its old version: it %s', (_, change) => {
    const build = built('entry', { hostApi: '^1.8.0' });
    const file = path.join(build, 'release.json');
    const described = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...described, ...change }));
    const run = () => release('mf-settings', site, { from: build });
    expect(run).toThrow(`release.json in ${build} is not as it was built`);
    expect(() => listed()).toThrow('ENOENT');
    writeFileSync(file, JSON.stringify(described));
    expect(run).not.toThrow();
  });

  test('to which a file was added after its build is refused', () => {
    const build = built('entry');
    writeFileSync(path.join(build, 'more.js'), 'more');
    expect(() => release('mf-settings', site, { from: build })).toThrow('or a file was added');
  });

  test('cannot be moved or rolled back to if it was changed in the site', () => {
    const [first] = ['1', '2', '3', '4', '5'].map(releaseSettings);
    const file = at('r/mf-settings', first!, 'release.json');
    const described = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...described, hostApi: '^0.1.0' }));
    expect(() => rollback('mf-settings', site, first)).toThrow('is not as it was built');
    writeFileSync(file, JSON.stringify(described));
    expect(rollback('mf-settings', site, first)).toBe(first);
    writeFileSync(file, JSON.stringify({ ...described, hostApi: '^0.1.0' }));
    const production = path.join(folder, 'production');
    expect(() => release('mf-settings', production, { from: site })).toThrow('is not as it was built');
  });

  test('with styles that reach beyond its own elements is refused, whatever built them', () => {
    const build = built('entry');
    writeFileSync(path.join(build, 'page.0a1b2c3d.css'), '.a{color:red}h1{color:red}');
    const declared = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes: ['/app/settings'] };
    writeFileSync(
      path.join(build, 'release.json'),
      JSON.stringify(describeRemote('mf-settings', build, '1.0.0', declared)),
    );
    expect(() => release('mf-settings', site, { from: build })).toThrow(
      'The styles of mf-settings reach beyond its own elements:\npage.0a1b2c3d.css:1:14: a selector needs a class',
    );
    expect(existsSync(at('r'))).toBe(false);
  });

  test('works with the doors that its code needs, without declaring them', () => {
    const { version } = neededBy(path.resolve(import.meta.dirname, '../mf-settings'));
    expect(publishedDeclaration('mf-settings').hostApi).toBe(`^${version}.0`);
    expect(remotes.flatMap((app) => declarationOf(app).hostApi ?? [])).toEqual([]);
  });

  test('gets another version if only its declarations differ, and stays as it was built', () => {
    const first = release('mf-settings', site, { from: built('entry', { hostApi: '^1.8.0' }) });
    rmSync(path.join(folder, 'mf-settings-entry'), { recursive: true });
    const second = release('mf-settings', site, { from: built('entry', { hostApi: '^1.9.0' }) });
    expect(second).not.toBe(first);
    expect(listed()['mf-settings']!.map(({ hostApi }) => hostApi)).toEqual(['^1.9.0', '^1.8.0']);
  });

  test('puts its source maps beside the site, where they are not served', () => {
    const version = releaseSettings('entry');
    expect(readdirSync(at('r/mf-settings', version)).filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(readdirSync(`${site}.private/maps/mf-settings/${version}`)).toEqual(['remoteEntry.0a1b2c3d.js.map']);
  });

  test('moves to another environment unchanged', () => {
    const version = releaseSettings('entry');
    const production = path.join(folder, 'production');
    expect(release('mf-settings', production, { from: site })).toBe(version);
    const promoted = JSON.parse(readFileSync(path.join(production, 'remotes.json'), 'utf8')) as RegistryFile;
    expect(promoted.remotes).toEqual(listed());
    for (const file of readdirSync(at('r/mf-settings', version)))
      expect(readFileSync(path.join(production, 'r/mf-settings', version, file))).toEqual(
        readFileSync(at('r/mf-settings', version, file)),
      );
    expect(readdirSync(`${production}.private/maps/mf-settings/${version}`)).toEqual(['remoteEntry.0a1b2c3d.js.map']);
  });

  test('contains nothing of an interrupted one', () => {
    const from = built('entry');
    const { version } = JSON.parse(readFileSync(path.join(from, 'release.json'), 'utf8')) as { version: string };
    mkdirSync(at('r/mf-settings', `${version}.part`), { recursive: true });
    writeFileSync(at('r/mf-settings', `${version}.part`, 'left.js'), 'left');
    release('mf-settings', site, { from });
    expect(readdirSync(at('r/mf-settings', version))).not.toContain('left.js');
  });

  test('is served, moves and can be rolled back to if it is older than release.json', () => {
    const old = releaseSettings('old');
    rmSync(at('r/mf-settings', old, 'release.json'));
    const entry = listed()['mf-settings'];
    const production = path.join(folder, 'production');
    expect(release('mf-settings', production, { from: site })).toBe(old);
    rmSync(at('r/mf-settings', old, 'release.json'));
    releaseSettings('new');
    expect(rollback('mf-settings', site)).toBe(old);
    expect(listed()['mf-settings']).toEqual(entry);
  });
});

describe('the rollback of a remote', () => {
  test('lists the version before first, and the newer one no more', () => {
    const [first, second, third] = ['1', '2', '3'].map(releaseSettings);
    expect(rollback('mf-settings', site)).toBe(second);
    expect(versions()).toEqual([second, first]);
    expect(rollback('mf-settings', site, third)).toBe(third);
    expect(versions()).toEqual([third, second, first]);
    expect(rollback('mf-settings', site, first)).toBe(first);
    expect(() => rollback('mf-settings', site)).toThrow('lists no version of mf-settings before');
    expect(() => rollback('mf-settings', site, '9.9.9-0')).toThrow('has no mf-settings 9.9.9-0');
  });

  test('to a version that is no longer listed lists none of the newer ones, so the next rollback does not return to them', () => {
    const made = ['1', '2', '3', '4', '5'].map(releaseSettings);
    expect(rollback('mf-settings', site, made[0])).toBe(made[0]);
    const withdrawn = () =>
      (JSON.parse(readFileSync(at('withdrawn.json'), 'utf8')) as Record<string, string[]>)['mf-settings'];
    expect([versions(), withdrawn()]).toEqual([[made[0]], made.slice(2).toReversed()]);
    expect(() => rollback('mf-settings', site)).toThrow('lists no version of mf-settings before');
    rollback('mf-settings', site, made[3]);
    expect([versions(), withdrawn()]).toEqual([
      [made[3], made[0]],
      [made[4], made[2]],
    ]);
  });

  test('to the version of a canary keeps the public versions behind it', () => {
    const first = releaseSettings('1');
    const tried = release('mf-settings', site, { from: built('2'), canary: 10 });
    rollback('mf-settings', site, tried);
    expect(versions()).toEqual([tried, first]);
  });

  test('is refused if the version before is served from another origin, without files here', () => {
    const elsewhere = { ...other('/app/settings'), base: 'https://other.example/r/mf-settings/1.0.0-1/' };
    list({ 'mf-settings': [other('/app/settings'), elsewhere] });
    expect(() => rollback('mf-settings', site)).toThrow('has no mf-settings 1.0.0-1');
  });

  test('removes a canary first', () => {
    const first = releaseSettings('1');
    const tried = release('mf-settings', site, { from: built('2'), canary: 10 });
    expect([versions(), registry().canary]).toMatchObject([
      [first],
      { 'mf-settings': { percent: 10, release: { version: tried } } },
    ]);
    expect(rollback('mf-settings', site)).toBe(first);
    expect([versions(), registry().canary]).toEqual([[first], undefined]);
  });

  test('removes a canary that has no public version here', () => {
    const first = releaseSettings('1');
    const from = built('entry', { app: 'mf-auth' });
    const tried = release('mf-auth', site, { from, canary: 10 });
    expect(releases(site).map((line) => line.split(/ +/).slice(0, 2))).toEqual([
      ['mf-auth', tried],
      ['mf-settings', first],
    ]);
    expect(rollback('mf-auth', site)).toBeUndefined();
    expect([Object.keys(listed()), registry().canary]).toEqual([['mf-settings'], undefined]);

    const elsewhere = { ...other('/app/auth'), base: 'https://other.example/r/mf-auth/1.0.0-1/' };
    list({ ...listed(), 'mf-auth': [elsewhere] });
    release('mf-auth', site, { from, canary: 10 });
    expect(rollback('mf-auth', site)).toBe(elsewhere.version);
    expect([listed()['mf-auth'], registry().canary]).toEqual([[elsewhere], undefined]);
  });

  test('is not needed for a successful canary, whose release makes it public', () => {
    const first = releaseSettings('1');
    const from = built('2');
    const tried = release('mf-settings', site, { from, canary: 10 });
    release('mf-settings', site, { from });
    expect([versions(), registry().canary]).toEqual([[tried, first], undefined]);
  });
});

test('what is gone back from is withdrawn until it is released again', () => {
  const withdrawn = () => JSON.parse(readFileSync(at('withdrawn.json'), 'utf8')) as object;
  const [first, second, third] = ['1', '2', '3'].map(releaseSettings);
  expect(withdrawn()).toEqual({});
  rollback('mf-settings', site, first);
  expect(withdrawn()).toEqual({ 'mf-settings': [third, second] });
  rollback('mf-settings', site, third);
  expect(withdrawn()).toEqual({ 'mf-settings': [second] });
  release('mf-settings', site, { from: path.join(folder, 'mf-settings-2'), canary: 10 });
  expect(withdrawn()).toEqual({});
  rollback('mf-settings', site);
  expect(withdrawn()).toEqual({ 'mf-settings': [second] });
  release('mf-settings', site, { from: path.join(folder, 'mf-settings-2'), canary: 10 });
  release('mf-settings', site, { from: path.join(folder, 'mf-settings-2') });
  expect(withdrawn()).toEqual({});
});

test.each([
  ['ending its canary', undefined],
  ['going back to the version for all, which ends its canary', 'second'],
])('a version that stays listed for all is not withdrawn by %s', (_, to) => {
  const [first, second] = ['1', '2'].map(releaseSettings);
  release('mf-settings', site, { from: path.join(folder, 'mf-settings-1'), canary: 10 });
  expect(rollback('mf-settings', site, to && second)).toBe(second);
  expect([versions(), registry().canary]).toEqual([[second, first], undefined]);
  expect(JSON.parse(readFileSync(at('withdrawn.json'), 'utf8'))).toEqual({});
});

test('going back to a version that was once withdrawn, from newer ones, withdraws them', () => {
  const withdrawn = () => JSON.parse(readFileSync(at('withdrawn.json'), 'utf8')) as object;
  const [, second] = ['1', '2'].map(releaseSettings);
  rollback('mf-settings', site);
  const [third, fourth, fifth] = ['3', '4', '5'].map(releaseSettings);
  rollback('mf-settings', site, second);
  expect([versions(), withdrawn()]).toEqual([[second], { 'mf-settings': [fifth, fourth, third] }]);
});

test('a release that is killed before it is listed is not listed and withdrawn at once, and runs where it is sent again', () => {
  const withdrawn = () => JSON.parse(readFileSync(at('withdrawn.json'), 'utf8')) as object;
  const [first, second] = ['1', '2'].map(releaseSettings);
  rollback('mf-settings', site);
  const from = path.join(folder, 'mf-settings-2');
  for (const list of ['withdrawn.json', 'remotes.json']) {
    expect(killedRelease('mf-settings', from, at(list)).signal).toBe('SIGKILL');
    expect(versions()).toEqual([first]);
  }
  release('mf-settings', site, { from });
  expect([versions(), withdrawn()]).toEqual([[second, first], {}]);
});

test('what is refused withdraws nothing, and takes nothing back', () => {
  const withdrawn = () => readFileSync(at('withdrawn.json'), 'utf8');
  const [first] = ['1', '2', '3'].map(releaseSettings);
  rollback('mf-settings', site);
  const before = withdrawn();
  const isTaken = { ...listed(), 'mf-other': [other('/app/settings')] };
  list(isTaken);
  for (const run of [
    () => release('mf-settings', site, { from: path.join(folder, 'mf-settings-3') }),
    () => rollback('mf-settings', site, first),
  ])
    expect(run).toThrow('is served by mf-other already');
  expect([withdrawn(), listed()]).toEqual([before, isTaken]);
});

test('without names all apps are released, the shell after the remotes, and none where an option is not for all', () => {
  for (const app of remotes) release(app, site, { from: built('entry', { app }) });
  releaseShell('1');
  const production = path.join(folder, 'production');
  const command = (...more: string[]) => {
    const args = [path.join(import.meta.dirname, 'release.ts'), '--from', site, '--to', production, ...more];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { stderr, apps: stdout.split('\n').flatMap((line) => line.split(' ')[0] || []) };
  };
  for (const more of [
    ['--canary', '10'],
    ['--preview', 'pr-12'],
    ['--base', 'https://stock.example'],
  ])
    expect(command(...more)).toEqual({ apps: [], stderr: expect.stringMatching(/no shell|The shell/) as string });
  const { apps, stderr } = command();
  expect(stderr).toBe('');
  expect([apps.toSorted(), apps.at(-1)]).toEqual([[...remotes, 'shell'], 'shell']);
});

test('ending a canary leaves those of other remotes', () => {
  const from = built('entry', { app: 'mf-auth' });
  release('mf-auth', site, { from, canary: 20 });
  releaseSettings('1');
  release('mf-settings', site, { from: built('2'), canary: 10 });
  expect(Object.keys(registry().canary ?? {})).toEqual(['mf-auth', 'mf-settings']);
  rollback('mf-settings', site);
  expect(Object.keys(registry().canary ?? {})).toEqual(['mf-auth']);
});

describe('a shell', () => {
  test('lists the files that a device keeps, and gets another version if only its doors or databases differ', () => {
    const version = releaseShell('1');
    const { files } = JSON.parse(readFileSync(at('shell.json'), 'utf8')) as { files: object };
    expect(Object.keys(files)).toEqual(['/assets/main.0a1b2c3d.js', '/']);
    const described = (doors: string, makes: number) =>
      describeShell(path.join(folder, 'shell-1'), '1.0.0', doors, { device: { makes, opens: 99 } }).version;
    expect(described('1.9.0', 5)).toBe(version);
    expect(new Set([version, described('1.10.0', 5), described('1.9.0', 6)]).size).toBe(3);
  });

  test('is served with its page and its list last, and never with its source maps', () => {
    releaseShell('1');
    expect(existsSync(at('assets/main.0a1b2c3d.js.map'))).toBe(false);
    const list = readFileSync(at('shell.json'), 'utf8');
    // Makes a file of the next release impossible to write.
    rmSync(at('assets'), { recursive: true });
    mkdirSync(at('assets/main.0a1b2c3d.js/full'), { recursive: true });
    expect(() => releaseShell('2')).toThrow();
    expect([page(), readFileSync(at('shell.json'), 'utf8')]).toEqual(['1', list]);
  });

  test('rolls back to the one before, with its page, its worker and its list, and forward again', () => {
    const first = releaseShell('1');
    const before = ['index.html', 'sw.js', 'shell.json'].map((name) => readFileSync(at(name), 'utf8'));
    const second = releaseShell('2');
    expect(page()).toBe('2');
    expect(rollback('shell', site)).toBe(first);
    expect(['index.html', 'sw.js', 'shell.json'].map((name) => readFileSync(at(name), 'utf8'))).toEqual(before);
    expect(() => rollback('shell', site)).toThrow('has no shell from before');
    expect(() => rollback('shell', site, '9.9.9-0')).toThrow('has no shell 9.9.9-0');
    expect(rollback('shell', site, second)).toBe(second);
    expect(page()).toBe('2');
  });

  test('is not served from a mistyped folder, and the commands say so', () => {
    const mistyped = path.join(folder, 'mistyped');
    for (const app of ['shell', 'mf-settings'])
      expect(() => rollback(app, mistyped)).toThrow(`${mistyped} holds no site`);
    expect(existsSync(`${mistyped}.private`)).toBe(false);
    const program = path.join(import.meta.dirname, 'releases.ts');
    const { status, stderr } = spawnSync(process.execPath, [program, '--to', mistyped], { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([1, `Nothing was released to ${mistyped}`]);
  });

  test('is rolled back by the order of releases, though a machine’s clock was ahead', () => {
    const first = releaseShell('1');
    vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
    const second = releaseShell('2');
    const third = releaseShell('3');
    expect([rollback('shell', site), rollback('shell', site)]).toEqual([second, first]);
    expect(rollback('shell', site, third)).toBe(third);
  });

  test('can be rolled back to if it is older than stored shells', () => {
    releaseShell('1');
    rmSync(`${site}.private`, { recursive: true });
    const { version, files } = JSON.parse(readFileSync(at('shell.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(at('shell.json'), JSON.stringify({ version: String(version).split('-')[0], files }));
    releaseShell('2');
    expect(() => rollback('shell', site)).toThrow('does not say which databases it opens');
    rollback('shell', site, undefined, true);
    expect(page()).toBe('1');
    expect(JSON.parse(readFileSync(at('shell.json'), 'utf8'))).toMatchObject({ files });
  });

  test('does not change the settings of the deployment, and moves to another environment unchanged', () => {
    const version = releaseShell('1');
    const production = path.join(folder, 'production');
    mkdirSync(production);
    writeFileSync(path.join(production, 'config.json'), '{"startDelay":0}');
    expect(release('shell', production, { from: site })).toBe(version);
    expect(readFileSync(path.join(production, 'config.json'), 'utf8')).toBe('{"startDelay":0}');
    expect(readFileSync(path.join(production, 'index.html'), 'utf8')).toBe('1');
  });
});

test('appears in the list of releases, with what is served and what it can be rolled back to', () => {
  const [shell, first] = [releaseShell('1'), releaseSettings('1')];
  const second = releaseSettings('2');
  const tried = release('mf-settings', site, { from: built('3'), canary: 25 });
  rollback('mf-settings', site);
  rollback('mf-settings', site);
  release('mf-settings', site, { from: path.join(folder, 'mf-settings-3'), canary: 25 });
  const lines = releases(site).map((line) => line.replaceAll(/ +/g, ' '));
  expect(lines[0]).toMatch(new RegExp(`^shell ${shell} doors 1.9.0 served, released 20`));
  expect(lines.slice(1)).toEqual([
    `mf-settings ${tried} ^1.0.0 25 % of the devices`,
    `mf-settings ${first} ^1.0.0 first`,
    `mf-settings ${second} stored`,
  ]);
});

describe('releases at the same time', () => {
  /** Runs a release in a separate process. After it has read the registry, it waits until the three others have read it too. */
  const slowRelease = (app: string, from: string) =>
    new Promise<number | null>((resolve) => {
      const readers = path.join(folder, 'readers');
      mkdirSync(readers, { recursive: true });
      const slow = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
        const { readFileSync } = fs;
        const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
        fs.readFileSync = (file, ...rest) => {
          const text = readFileSync(file, ...rest);
          if (!/remotes\\.json$/.test(file)) return text;
          fs.writeFileSync('${readers}/' + process.pid, '');
          for (let turn = 0; turn < 10 && fs.readdirSync('${readers}').length < 4; turn += 1) wait(100);
          return text;
        };
        syncBuiltinESMExports();`;
      const args = ['--import', `data:text/javascript,${encodeURIComponent(slow)}`, 'tools/release.ts'];
      const child = spawn(process.execPath, [...args, app, '--from', from, '--to', site], { stdio: 'ignore' });
      child.once('exit', resolve);
    });

  test('four with delayed writes all appear', { timeout: 60_000 }, async () => {
    const names = ['mf-auth', 'mf-campaigns', 'mf-readings', 'mf-settings'];
    const builds = names.map((app) => [app, built('entry', { app })] as const);
    list({ 'mf-other': [other('/app/other')] });
    expect(await Promise.all(builds.map(([app, from]) => slowRelease(app, from)))).toEqual([0, 0, 0, 0]);
    expect(Object.keys(listed()).toSorted()).toEqual([...names.slice(0, 2), 'mf-other', ...names.slice(2)]);
    expect(existsSync(`${site}.private/lock`)).toBe(false);
  });

  test('an interrupted one is found, and named with the file to remove', () => {
    releaseSettings('1');
    const lock = `${site}.private/lock`;
    writeFileSync(lock, endedHolder());
    expect(() => releaseSettings('2')).toThrow(`remove ${lock}`);
    rmSync(lock);
    expect(() => release('mf-settings', site, { from: path.join(folder, 'mf-settings-2') })).not.toThrow();
  });

  test('one without room for its lock leaves none, so the next one is not held up', () => {
    const from = built('1');
    const command = path.join(import.meta.dirname, 'release.ts');
    // No file may have a single byte: the program can make one, and cannot write to it.
    const script = `ulimit -f 0; exec "${process.execPath}" "${command}" mf-settings --from "${from}" --to "${site}"`;
    expect(spawnSync('sh', ['-c', script], { encoding: 'utf8' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('EFBIG') as string,
    });
    expect(readdirSync(`${site}.private`)).toEqual([]);
    expect(release('mf-settings', site, { from })).toBe(versions()[0]);
  });

  test('an empty lock, which an older program could not write, holds nobody up for long', { timeout: 20_000 }, () => {
    mkdirSync(`${site}.private`);
    writeFileSync(`${site}.private/lock`, '');
    releaseSettings('1');
    expect(versions()).toHaveLength(1);
    expect(readdirSync(`${site}.private`)).toEqual(['maps']);
  });

  test('one that was ended at a remote gives its lock to the next, and one at the shell only to a shell', () => {
    releaseSettings('1');
    const lock = `${site}.private/lock`;
    writeFileSync(lock, `${endedHolder()} mf-settings`);
    releaseSettings('2');
    expect(versions()).toHaveLength(2);
    writeFileSync(lock, `${endedHolder()} shell`);
    expect(() => releaseSettings('3')).toThrow('A release of the shell ended before its end. Release the shell again');
    releaseShell('1');
    expect(readdirSync(`${site}.private`)).toEqual(['maps', 'shell']);
    expect(() => release('mf-settings', site, { from: path.join(folder, 'mf-settings-3') })).not.toThrow();
  });

  test('one that was ended while it took over a lock is named at once, and another goes on once its file is gone', () => {
    releaseSettings('1');
    const lock = `${site}.private/lock`;
    writeFileSync(lock, `${endedHolder()} mf-settings`);
    writeFileSync(`${lock}.ended`, `${endedHolder()} `);
    expect(() => releaseSettings('2')).toThrow(`Remove ${lock}.ended`);
    rmSync(`${lock}.ended`);
    expect(() => release('mf-settings', site, { from: path.join(folder, 'mf-settings-2') })).not.toThrow();
  });

  test('a shell whose release was killed stays locked through commands that fail, and a rollback serves the one before whole', () => {
    const [first, second] = [releaseShell('1'), releaseShell('2')];
    const killed = killedRelease('shell', builtShell('3'), at('shell.json'));
    expect([killed.signal, page()]).toEqual(['SIGKILL', '3']);
    const lock = readFileSync(`${site}.private/lock`, 'utf8');

    expect(() => rollback('shell', site, '9.9.9-0')).toThrow('has no shell 9.9.9-0');
    expect(() => release('shell', site, { from: path.join(folder, 'none') })).toThrow('build shell first');
    expect(readFileSync(`${site}.private/lock`, 'utf8')).toBe(lock);
    expect(() => releaseSettings('1')).toThrow('A release of the shell ended before its end. Release the shell again');

    expect([rollback('shell', site), page()]).toEqual([second, '2']);
    expect(existsSync(`${site}.private/lock`)).toBe(false);
    expect([rollback('shell', site), page()]).toEqual([first, '1']);
  });

  test('a shell whose release was killed while its files were stored is gone back from to the served one', () => {
    releaseShell('1');
    const second = releaseShell('2');
    const from = builtShell('3');
    const { version } = JSON.parse(readFileSync(path.join(from, 'release.json'), 'utf8')) as { version: string };
    expect(killedRelease('shell', from, `${site}.private/shell/${version}`).signal).toBe('SIGKILL');
    expect([rollback('shell', site), page()]).toEqual([second, '2']);
  });

  test('a shell that finds no room in the middle of its files stays locked, and a rollback serves the one before whole', () => {
    releaseShell('1');
    const second = releaseShell('2');
    const full = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      const { renameSync } = fs;
      fs.renameSync = (from, to) => {
        if (to === '${at('shell.json')}') throw new Error('ENOSPC');
        renameSync(from, to);
      };
      syncBuiltinESMExports();`;
    const program = ['--import', `data:text/javascript,${encodeURIComponent(full)}`, 'tools/release.ts'];
    const { stderr } = spawnSync(process.execPath, [...program, 'shell', '--from', builtShell('3'), '--to', site], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('The site is between two shells');
    expect(() => releaseSettings('1')).toThrow('A release of the shell ended before its end');
    expect([rollback('shell', site), page()]).toEqual([second, '2']);
  });
});

/** Runs a release in a separate process, which is killed before it renames something to `stopAt`. */
function killedRelease(app: string, from: string, stopAt: string) {
  const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => (to === '${stopAt}' ? process.kill(process.pid, 'SIGKILL') : renameSync(from, to));
    syncBuiltinESMExports();`;
  const program = ['--import', `data:text/javascript,${encodeURIComponent(code)}`, 'tools/release.ts'];
  return spawnSync(process.execPath, [...program, app, '--from', from, '--to', site]);
}

/** The text of a lock whose process on this machine has ended. */
const endedHolder = () => `${hostname()} ${spawnSync(process.execPath, ['--version']).pid}`;
