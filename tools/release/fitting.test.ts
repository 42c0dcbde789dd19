// Remotes that need newer doors than the shell has, and a rollback to an earlier shell.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release } from '../release.ts';
import { publishedDeclaration } from '../remotes.ts';
import { rollback } from '../rollback.ts';
import { describeRemote, describeShell } from './build.ts';
import { waiting } from './fitting.ts';
import type { RegistryFile } from './registry-file.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-fitting-'));
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

let builds = 0;
/** Releases a build of a remote or of the shell, and returns its version. */
function released(app: 'shell' | 'mf-settings', doors: string, canary?: number): string {
  const build = path.join(folder, `build-${(builds += 1)}`);
  mkdirSync(build);
  for (const file of ['index.html', 'sw.js', 'remoteEntry.0a1b2c3d.js'])
    writeFileSync(path.join(build, file), String(builds));
  const described =
    app === 'shell'
      ? describeShell(build, '1.0.0', doors, {})
      : describeRemote(app, build, '1.0.0', publishedDeclaration(app, doors));
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(described));
  return release(app, site, { from: build, canary });
}

const listed = () => {
  const { remotes } = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as RegistryFile;
  return remotes['mf-settings']!.map(({ version }) => version);
};

test('releases that wait for a newer shell never remove the running one, and say what they wait for', () => {
  released('shell', '1.9.0');
  const [runs] = ['^1.8.0', '^1.9.0'].map((doors) => released('mf-settings', doors)).toReversed();
  expect(waiting(site)).toEqual([]);
  const early = ['a', 'b', 'c', 'd'].map(() => released('mf-settings', '^1.10.0')).toReversed();
  expect(listed()).toEqual([...early.slice(0, 3), runs]);
  expect(waiting(site)).toEqual([
    `mf-settings ${early[0]} waits for a shell with the doors ^1.10.0, as the served one has 1.9.0; until then ${runs} runs`,
  ]);
  expect(waiting(site, ['mf-auth'])).toEqual([]);
});

test('a canary that no device would load says so as well', () => {
  released('shell', '1.9.0');
  const runs = released('mf-settings', '^1.9.0');
  const canary = released('mf-settings', '^1.10.0', 10);
  expect(waiting(site)).toMatchObject([expect.stringMatching(`^mf-settings ${canary} waits .* ${runs} runs$`)]);
});

test('an older shell finds the version that runs on it, however many were released since', () => {
  const before = released('shell', '1.9.0');
  const runs = released('mf-settings', '^1.9.0');
  released('shell', '1.10.0');
  const newer = ['a', 'b', 'c', 'd'].map(() => released('mf-settings', '^1.10.0')).toReversed();
  expect(listed()).toEqual([...newer.slice(0, 3), runs]);
  expect(rollback('shell', site)).toBe(before);
  expect(waiting(site)).toMatchObject([expect.stringContaining(`until then ${runs} runs`)]);
});

test('the shell before the served one is the one that was served, not one that was gone back from', () => {
  const good = released('shell', '1.9.0');
  const runs = released('mf-settings', '^1.9.0');
  released('shell', '2.0.0');
  rollback('shell', site);
  released('shell', '2.0.1');
  const newer = ['a', 'b', 'c'].map(() => released('mf-settings', '^2.0.0')).toReversed();
  expect(listed()).toEqual([...newer, runs]);
  expect(rollback('shell', site)).toBe(good);
});

test('a rollback to a version that is no longer listed keeps the one that alone runs on the previous shell', () => {
  released('shell', '1.9.0');
  const runs = released('mf-settings', '^1.9.0');
  released('shell', '2.0.0');
  const [goal] = ['a', 'b', 'c', 'd'].map(() => released('mf-settings', '^2.0.0'));
  rollback('mf-settings', site, goal);
  expect(listed()).toEqual([goal, runs]);
});

test('names a remote without any listed version for the shell', () => {
  released('shell', '1.9.0');
  released('shell', '1.10.0');
  const first = released('mf-settings', '^1.10.0');
  expect(() => rollback('shell', site)).toThrow(`no version of mf-settings is listed for them: ${first} needs ^1.10.0`);
  rollback('shell', site, undefined, true);
  expect(waiting(site)).toEqual([
    `mf-settings ${first} waits for a shell with the doors ^1.10.0, as the served one has 1.9.0; none that is listed runs: a new device has none`,
  ]);
});
