import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release } from '../release.ts';
import { publishedDeclaration } from '../remotes.ts';
import { describeRemote, describeShell } from '../release/build.ts';
import { filesOf, hashOf } from '../release/files.ts';
import { bundle } from './bundle.ts';
import { faultsOfBundle } from './bundle-faults.ts';
import { nativePolicy } from './page-policy.ts';

let folder: string;
let site: string;
let www: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-native-'));
  [site, www] = [path.join(folder, 'site'), path.join(folder, 'www')];
  releaseShell();
  releaseRemote('mf-settings', '/app/settings', '^1.0.0');
  releaseRemote('mf-water', '/app/water', '^1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files of a build, and returns its folder. */
function build(name: string, files: Record<string, string>): string {
  const at = mkdtempSync(path.join(folder, `${name}-`));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true });
    writeFileSync(path.join(at, file), content);
  }
  return at;
}

function releaseShell() {
  const page = '<!doctype html><head><meta charset="utf-8"><script src="/assets/main.0a1b2c3d.js"></script>';
  const files = { 'index.html': page, 'sw.js': 'worker', 'assets/main.0a1b2c3d.js': 'main', 'config.json': '{}' };
  const from = build('shell', { ...files, 'assets/main.0a1b2c3d.js.map': '{}' });
  writeFileSync(path.join(from, 'release.json'), JSON.stringify(describeShell(from, '1.0.0', '1.9.0')));
  release('shell', site, { from });
}

function releaseRemote(app: string, route: string, hostApi: string, canary?: number) {
  const entry = 'remoteEntry.0a1b2c3d.js';
  const from = build(app, { [entry]: `${app} ${hostApi} ${canary}`, [`${entry}.map`]: '{}' });
  const declared = { ...publishedDeclaration('mf-settings', hostApi), routes: [route] };
  writeFileSync(path.join(from, 'release.json'), JSON.stringify(describeRemote(app, from, '1.0.0', declared)));
  return release(app, site, { from, canary });
}

const read = (file: string) => readFileSync(path.join(www, file), 'utf8');
const listed = () => (JSON.parse(read('remotes.json')) as { remotes: Record<string, { version: string }[]> }).remotes;

test('a bundle has all files of shell and remotes as their lists say, no worker, no source map and no compressed twin', () => {
  const versions = bundle(site, www);
  expect(Object.keys(versions)).toEqual(['shell', 'mf-settings', 'mf-water']);
  expect(filesOf(www)).toEqual([
    'assets/main.0a1b2c3d.js',
    'config.json',
    'index.html',
    `r/mf-settings/${versions['mf-settings']}/remoteEntry.0a1b2c3d.js`,
    `r/mf-water/${versions['mf-water']}/remoteEntry.0a1b2c3d.js`,
    'remotes.json',
    'shell.json',
  ]);
  expect(faultsOfBundle(www)).toEqual([]);
});

test('the page carries its policy before anything that it loads, and is listed as it then is', () => {
  bundle(site, www);
  expect(read('index.html')).toMatch(/^<!doctype html><head><meta charset="utf-8"><meta http-equiv=/);
  const { files } = JSON.parse(read('shell.json')) as { files: Record<string, string> };
  expect(files['/']).toBe(hashOf(path.join(www, 'index.html')));
  const sources = Object.fromEntries(nativePolicy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
  expect(sources['script-src']).toBe("script-src 'self' capacitor://localhost");
  expect(sources['connect-src']).toBe("connect-src 'self' capacitor://localhost https:");
  expect(sources['default-src']).toBe("default-src 'none'");
});

test('of each remote the newest version that fits the shell is in it, and no canary', () => {
  const fitting = releaseRemote('mf-water', '/app/water', '^1.2.0');
  releaseRemote('mf-water', '/app/water', '^1.10.0');
  releaseRemote('mf-settings', '/app/settings', '^1.3.0', 10);
  const { 'mf-settings': settings } = bundle(site, www);
  expect(listed()['mf-water']!.map(({ version }) => version)).toEqual([fitting]);
  expect(listed()['mf-settings']!.map(({ version }) => version)).toEqual([settings]);
});

test.each([
  ['a file that was changed', () => writeFileSync(path.join(site, 'assets/main.0a1b2c3d.js'), 'other'), 'hash'],
  ['a remote that fits no more', () => tooNew(), 'No version of mf-light works with the doors 1.9.0'],
  ['a registry elsewhere', () => settings('{"remotes":"https://farm.example/remotes.json"}'), 'brings its own'],
  ['malformed settings', () => settings('{"startDelay":"soon"}'), 'config.json: startDelay'],
])('%s is refused, and the bundle before it stays', (_, spoil, words) => {
  bundle(site, www);
  const before = read('shell.json');
  spoil();
  expect(() => bundle(site, www)).toThrow(words);
  expect(read('shell.json')).toBe(before);
});

const tooNew = () => releaseRemote('mf-light', '/app/light', '^1.10.0');
const settings = (text: string) => writeFileSync(path.join(site, 'config.json'), text);

test('settings of a deployment take the place of the site’s', () => {
  const own = path.join(folder, 'own.json');
  writeFileSync(own, '{"domainSuffix":".farm.example"}');
  bundle(site, www, { settings: own });
  expect(read('config.json')).toBe('{"domainSuffix":".farm.example"}');
  expect(() => bundle(site, www, { settings: `${own}.gone` })).toThrow('ENOENT');
});

test('what a bundle lacks, has too much or has otherwise is named', () => {
  bundle(site, www);
  writeFileSync(path.join(www, 'sw.js'), 'worker');
  writeFileSync(path.join(www, 'assets/main.0a1b2c3d.js'), 'other');
  writeFileSync(path.join(www, 'index.html'), '<script></script>');
  rmSync(path.join(www, 'r/mf-water'), { recursive: true });
  const faults = faultsOfBundle(www).toSorted();
  expect(faults).toEqual([
    'assets/main.0a1b2c3d.js is not what its hash says',
    'index.html has no policy',
    'index.html is not what its hash says',
    expect.stringMatching(/^r\/mf-water\/.*remoteEntry\.0a1b2c3d\.js is missing$/),
    'sw.js is in no list',
  ]);
  rmSync(path.join(www, 'remotes.json'));
  expect(faultsOfBundle(www)).toEqual(['remotes.json is missing']);
  expect(existsSync(path.join(www, 'shell.json'))).toBe(true);
});

test('the app takes newer versions from the sites that its build names, by https alone, and from none by default', () => {
  const page = () => readFileSync(path.join(www, 'index.html'), 'utf8');
  bundle(site, www);
  expect(page()).not.toContain('seguia-update-sites');
  bundle(site, www, { updates: ['https://app.farm.example', 'https://other.example'] });
  expect(page()).toContain(
    '<meta name="seguia-update-sites" content="https://app.farm.example https://other.example">',
  );
  expect(faultsOfBundle(www)).toEqual([]);
  for (const wrong of ['http://app.farm.example', 'https://app.farm.example/', 'app.farm.example', 'https://a"b'])
    expect(() => bundle(site, www, { updates: [wrong] })).toThrow(wrong);
});
