// Previews: beside the list, whole, and gone after two weeks.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRegistry } from '../../shell/src/remotes/registry/read-registry.ts';
import { release } from '../release.ts';
import { releases } from '../releases.ts';
import { publishedDeclaration } from '../remotes.ts';
import { describeRemote } from './build.ts';
import { previewRoom } from './room.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-preview-'));
  site = path.join(folder, 'site');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const at = (...names: string[]) => path.join(site, ...names);
const list = () => readFileSync(at('remotes.json'), 'utf8');

function built(app: string, content: string, routes = [`/app/${app.slice(3)}`]): string {
  const build = path.join(folder, `${app}-${content}`);
  mkdirSync(build);
  writeFileSync(path.join(build, 'remoteEntry.0a1b2c3d.js'), content);
  const declared = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes };
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(describeRemote(app, build, '1.0.0', declared)));
  return build;
}

const shown = (app: string, content: string, preview = 'pr-12') =>
  release(app, site, { from: built(app, content), preview });

test('a preview has its own list and files, and the deployed list does not change', () => {
  release('mf-stock', site, { from: built('mf-stock', 'deployed') });
  const before = list();
  const version = shown('mf-stock', 'tried');
  const other = shown('mf-soil', 'tried');
  expect(list()).toBe(before);
  expect(readdirSync(at('r'))).toEqual(['mf-stock']);
  const { registry } = readRegistry(readFileSync(at('previews/pr-12.json'), 'utf8'));
  expect(registry).toMatchObject({ 'mf-stock': [{ version }], 'mf-soil': [{ version: other }] });
  const [{ base, entry } = { base: '', entry: '' }] = registry['mf-stock']!;
  expect(readFileSync(at(base, entry), 'utf8')).toBe('tried');
  expect(releases(site).filter((line) => line.includes('?preview=pr-12 until 20'))).toHaveLength(2);
});

test('a preview ends two weeks after its last release, with its files and its room, and others stay', () => {
  mkdirSync(site);
  writeFileSync(at('rooms.json'), '{"at":"https://rooms.farm.example"}');
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
  shown('mf-stock', 'first');
  const room = (_: string, to: string) => void mkdirSync(to, { recursive: true });
  expect(previewRoom('mf-stock', 'pr-12', site, room)).toBe('https://rooms.farm.example/previews/pr-12/mf-stock/');
  vi.setSystemTime(new Date('2026-03-10T12:00:00Z'));
  shown('mf-stock', 'other', 'pr-13');
  vi.setSystemTime(new Date('2026-03-15T11:59:00Z'));
  release('mf-soil', site, { from: built('mf-soil', '1') });
  expect(readdirSync(at('previews'))).toEqual(['pr-12', 'pr-12.json', 'pr-13', 'pr-13.json']);
  vi.setSystemTime(new Date('2026-03-15T12:00:01Z'));
  release('mf-soil', site, { from: built('mf-soil', '2') });
  expect(readdirSync(at('previews'))).toEqual(['pr-13', 'pr-13.json']);
  expect(existsSync(`${site}.rooms/previews/pr-12`)).toBe(false);
});

test.each([
  ['a name that is a path', () => shown('mf-stock', 'x', '../r'), '"../r" is no name of a preview'],
  ['the shell', () => release('shell', site, { from: folder, preview: 'pr-12' }), 'A preview is of a remote'],
  [
    'a canary',
    () => release('mf-stock', site, { from: folder, preview: 'pr-12', canary: 10 }),
    'A preview is of a remote',
  ],
  [
    'a route of another remote',
    () => {
      release('mf-soil', site, { from: built('mf-soil', '1') });
      release('mf-stock', site, { from: built('mf-stock', '1', ['/app/soil']), preview: 'pr-12' });
    },
    '/app/soil is served by mf-soil already',
  ],
])('refuses %s', (_, run, refusal) => {
  expect(run).toThrow(refusal);
  expect(existsSync(at('previews/pr-12.json'))).toBe(false);
});
