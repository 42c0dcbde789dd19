import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Release } from '../shell/src/remotes/registry/registry.ts';
import { release } from './release.ts';

let folder: string;
let site: string;
let build: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-release-'));
  [site, build] = [path.join(folder, 'site'), path.join(folder, 'build')];
  for (const made of [site, build]) mkdirSync(made);
  writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js'), 'entry');
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(site, 'remotes.json');
const listed = () => (JSON.parse(readFileSync(file(), 'utf8')) as { remotes: Record<string, Release[]> }).remotes;
const list = (remotes: Record<string, object[]>) => writeFileSync(file(), JSON.stringify({ remotes }));

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
    release('mf-settings', site, build);
    expect(Object.keys(listed())).toEqual(['mf-other', 'mf-settings']);
    expect(listed()['mf-settings']).toMatchObject([
      { routes: ['/app/settings'], files: { 'remoteEntry.0a1b2c3d.js': expect.stringMatching(/^sha256-/) as string } },
    ]);
  });

  test.each([
    ['claims a route that another serves', [other('/app/settings')], true],
    ['claims it in other words', [other('/App/Settings')], true],
    ['takes over what the other has left', [other('/app/other'), other('/app/settings')], false],
  ])('that %s', (_, releases, refused) => {
    list({ 'mf-other': releases });
    const before = readFileSync(file(), 'utf8');
    const run = () => release('mf-settings', site, build);
    if (refused) expect(run).toThrow('is not released: /app/settings is served by mf-other already');
    else run();
    expect(readFileSync(file(), 'utf8') === before).toBe(refused);
  });

  test('that has no entry is refused before anything is listed', () => {
    rmSync(path.join(build, 'remoteEntry.0a1b2c3d.js'));
    expect(() => release('mf-settings', site, build)).toThrow('mf-settings has no remote entry');
    expect(() => listed()).toThrow('ENOENT');
  });
});
