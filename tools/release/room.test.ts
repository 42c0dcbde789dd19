import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workspace } from '../workspace.ts';
import { releaseRoom, roomsFolder } from './room.ts';

let site: string;
const built: string[] = [];

/** Writes a room that says which build it is. */
const build = (app: string, folder: string) => {
  built.push(app);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), `${app} ${built.length}`);
};

beforeEach(() => {
  site = path.join(mkdtempSync(path.join(tmpdir(), 'seguia-rooms-')), 'site');
  mkdirSync(site);
  built.length = 0;
});
afterEach(() => rmSync(path.dirname(site), { recursive: true }));

const servedAt = (at: string) => writeFileSync(path.join(site, 'rooms.json'), JSON.stringify({ at }));
const list = () => JSON.parse(readFileSync(path.join(site, 'rooms.json'), 'utf8')) as object;

test('a room is put beside the site, never into it, and its address is listed', () => {
  servedAt('https://rooms.farm.example');
  expect(releaseRoom('mf-settings', '1.0.0-a', site, build)).toBe('https://rooms.farm.example/mf-settings/1.0.0-a/');
  expect(readFileSync(path.join(roomsFolder(site), 'mf-settings/1.0.0-a/index.html'), 'utf8')).toBe('mf-settings 1');
  expect(path.relative(site, roomsFolder(site))).toMatch(/^\.\./);
  expect(list()).toEqual({ at: 'https://rooms.farm.example', rooms: { 'mf-settings': ['1.0.0-a'] } });
});

test('a version whose room is there is not built again', () => {
  servedAt('https://rooms.farm.example/');
  releaseRoom('mf-settings', '1.0.0-a', site, build);
  releaseRoom('mf-settings', '1.0.0-a', site, build);
  expect(built).toEqual(['mf-settings']);
  expect(list()).toMatchObject({ rooms: { 'mf-settings': ['1.0.0-a'] } });
});

test('the list names the last three versions of each app', () => {
  servedAt('https://rooms.farm.example/');
  for (const version of ['1', '2', '3', '4']) releaseRoom('mf-settings', version, site, build);
  releaseRoom('shell', '9', site, build);
  expect(list()).toMatchObject({ rooms: { 'mf-settings': ['4', '3', '2'], shell: ['9'] } });
});

test('a site that does not say where its rooms are served gets none', () => {
  expect(() => releaseRoom('shell', '1', site, build)).toThrow(/rooms\.json does not say where the rooms are served/);
  servedAt('rooms');
  expect(() => releaseRoom('shell', '1', site, build)).toThrow(/does not say/);
  expect(built).toEqual([]);
});

test('a room that does not build is not listed', () => {
  servedAt('https://rooms.farm.example/');
  const fail = () => {
    throw new Error('The review room of shell does not build');
  };
  expect(() => releaseRoom('shell', '1', site, fail)).toThrow('does not build');
  expect(list()).toEqual({ at: 'https://rooms.farm.example/' });
});

test('the room of one app has the screens of the kit, to which its pages lead', () => {
  const print =
    "import('./.storybook/main.ts').then(({ default: { stories } }) => console.log(JSON.stringify(stories)))";
  const env = { ...process.env, STORIES: 'mf-settings', VITEST: '' };
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', print], { cwd: workspace, env, encoding: 'utf8' });
  expect(stderr).toBe('');
  const [pages, ...globs] = JSON.parse(stdout) as string[];
  expect(pages).toBe('./pages/*.mdx');
  const stories = globs.flatMap((glob) => globSync(glob, { cwd: path.join(workspace, '.storybook') }));
  const apps = stories.map((file) => path.normalize(file).split(path.sep)[1]);
  expect(new Set(apps)).toEqual(new Set(['mf-settings', 'shared']));
  expect(new Set(stories).size).toBe(stories.length);
});
