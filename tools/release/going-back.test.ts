// Which shells `pnpm rollback shell` refuses to go back to.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseVersions, opensUpTo } from '../../shared/src/session/storage/database-versions.ts';
import { release } from '../release.ts';
import { publishedDeclaration } from '../remotes.ts';
import { releases } from '../releases.ts';
import { rollback } from '../rollback.ts';
import { type BuiltShell, describeRemote, describeShell } from './build.ts';
import { filesOf, readJson, writeWhole } from './files.ts';
import { obstacles } from './going-back.ts';
import { servedShell } from './shell.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-back-'));
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

let builds = 0;
/** Releases a shell that makes version `makes` of the device database and opens what such a shell opens. Returns its version. */
function releaseShell(makes: number | null, doors = '1.9.0'): string {
  const build = path.join(folder, `build-${(builds += 1)}`);
  mkdirSync(build);
  for (const file of ['index.html', 'sw.js']) writeFileSync(path.join(build, file), String(builds));
  const databases = makes === null ? undefined : { device: { makes, opens: opensUpTo(makes) } };
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(describeShell(build, '1.0.0', doors, databases)));
  return release('shell', site, { from: build });
}

function releaseSettings(doors: string): string {
  const build = path.join(folder, `build-${(builds += 1)}`);
  mkdirSync(build);
  writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js'), String(builds));
  const described = describeRemote('mf-settings', build, '1.0.0', publishedDeclaration('mf-settings', doors));
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(described));
  return release('mf-settings', site, { from: build });
}

test.each([
  [5, 5, true],
  [5, 6, true],
  [5, 99, true],
  [5, 100, false],
  [105, 199, true],
  [199, 200, false],
])('a shell that makes version %i of a database rolls back from one that makes %i: %s', (before, after, goes) => {
  const goal = releaseShell(before);
  const served = releaseShell(after);
  if (goes) expect(rollback('shell', site)).toBe(goal);
  else {
    expect(() => rollback('shell', site)).toThrow(
      `opens the database "device" of devices up to version ${opensUpTo(before)}, and the served shell makes version ${after}`,
    );
    expect(servedShell(site)).toBe(served);
    expect(rollback('shell', site, undefined, true)).toBe(goal);
  }
});

test('a shell that was gone back from is not gone back to, and the list of releases says so', () => {
  const good = releaseShell(5);
  const bad = releaseShell(5);
  expect(rollback('shell', site)).toBe(good);
  const hotfix = releaseShell(5);
  const marks = () =>
    releases(site).map((line) => [line.split(/ +/)[1], /served|gone back from/.exec(line)?.[0] ?? 'stored']);
  expect(marks()).toEqual([
    [hotfix, 'served'],
    [bad, 'gone back from'],
    [good, 'stored'],
  ]);
  expect(rollback('shell', site)).toBe(good);
  expect(() => rollback('shell', site)).toThrow(`has no shell from before ${good}`);
  expect(rollback('shell', site, bad)).toBe(bad);
  expect(marks()[0]).toEqual([hotfix, 'gone back from']);
});

test('a shell that is released again goes back to the one that was served before it, and never round in circles', () => {
  const good = releaseShell(5);
  const build = path.join(folder, `build-${builds}`);
  const bad = releaseShell(5);
  rollback('shell', site);
  release('shell', site, { from: build });
  expect(() => rollback('shell', site)).toThrow(`has no shell from before ${good}`);
  rollback('shell', site, bad);
  release('shell', site, { from: build });
  expect(rollback('shell', site)).toBe(bad);
  expect(() => rollback('shell', site)).toThrow(`has no shell from before ${bad}`);
});

test('shells of older tools, which do not say what was served before them, are in the order of their releases', () => {
  const [first, second] = [releaseShell(5), releaseShell(5)];
  releaseShell(5);
  for (const file of filesOf(`${site}.private/shell`).filter((name) => name.endsWith('shell.json'))) {
    const list = path.join(`${site}.private/shell`, file);
    writeWhole(list, JSON.stringify({ ...(readJson(list) as object), before: undefined }));
  }
  expect([rollback('shell', site), rollback('shell', site)]).toEqual([second, first]);
});

test('a database that the older shell does not know does not stop a rollback', () => {
  const shell = { name: 'shell', version: '1', hostApi: '1.9.0', files: {} } as const;
  const goal: BuiltShell = { ...shell, databases: { device: { makes: 5, opens: 99 } } };
  const served: BuiltShell = { ...goal, databases: { ...goal.databases, soil: { makes: 300, opens: 399 } } };
  expect(obstacles(served, goal, {})).toEqual([]);
});

test('refuses a shell until a remote lists a version for its doors', () => {
  const older = releaseSettings('^1.9.0');
  const goal = releaseShell(5, '1.9.0');
  const served = releaseShell(5, '2.0.0');
  const newer = releaseSettings('^2.0.0');
  expect(rollback('shell', site)).toBe(goal); // the version before is still listed
  rollback('shell', site, served);
  writeFileSync(
    path.join(site, 'remotes.json'),
    JSON.stringify({
      remotes: { 'mf-settings': [{ version: newer, hostApi: '^2.0.0', base: `/r/mf-settings/${newer}/` }] },
    }),
  );
  expect(() => rollback('shell', site)).toThrow(
    `It has the doors 1.9.0, and no version of mf-settings is listed for them: ${newer} needs ^2.0.0`,
  );
  rollback('mf-settings', site, older);
  expect(rollback('shell', site)).toBe(goal);
});

test('the command names every reason and the option that overrides them, and changes nothing before', () => {
  const goal = releaseShell(null, '1.9.0');
  const served = releaseShell(105, '2.0.0');
  const first = releaseSettings('^2.0.0');
  const command = (...more: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, '../rollback.ts'), 'shell', '--to', site, ...more], {
      encoding: 'utf8',
    });
  const { status, stderr } = command();
  expect([status, stderr.split('\n').map((line) => line.slice(0, 60))]).toEqual([
    1,
    [
      `The shell does not go back to ${goal}:`,
      '- It does not say which databases it opens, as shells from b',
      '- It has the doors 1.9.0, and no version of mf-settings is l',
      `To go back all the same: pnpm rollback shell ${goal} `,
      '',
    ].map((line) => line.slice(0, 60)),
  ]);
  expect(stderr).toContain(`${first} needs ^2.0.0`);
  expect(servedShell(site)).toBe(served);
  expect(command('--force').status).toBe(0);
  expect(servedShell(site)).toBe(goal);
});

test('this checkout can open the databases that it makes', () => {
  for (const makes of Object.values(databaseVersions)) expect(opensUpTo(makes)).toBeGreaterThanOrEqual(makes);
});
