// A team's repository of its own, with its packages installed by the real pnpm: it serves what is built at every change, and takes newer
// packages of the doors and the tools.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DoorsRecord } from '../doors/record.ts';
import { freePort } from '../test-world/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'seguia-upgrade-'));
const own = path.join(folder, 'own');
afterAll(() => rmSync(folder, { recursive: true }));

/** The variables of the tests' own pnpm would point a nested pnpm at this repository, and those of its stories name parts of it. */
const ours = /^(npm_|pnpm_|INIT_CWD|STORIES)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));

/** Runs a program to its end. */
function run(cwd: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const upgrade = (from: string) => run(own, 'pnpm', 'upgrade-doors', '--from', from);
const json = <T>(file: string) => JSON.parse(readFileSync(path.join(own, file), 'utf8')) as T;

/** What refers to the packages, or comes from them. */
const state = () => ({
  packages: readdirSync(path.join(own, 'packages')).toSorted(),
  manifests: ['package.json', 'mf-stock/package.json'].map((file) => readFileSync(path.join(own, file), 'utf8')),
  installed: json<{ version: string }>('node_modules/@seguia/shared/package.json').version,
});

/** Changes a tarball's files, and packs it by another name. */
function repack(tarball: string, name: string, change: (unpacked: string) => void): void {
  const unpacked = mkdtempSync(path.join(folder, 'unpacked-'));
  run(unpacked, 'tar', '-xzf', tarball);
  change(path.join(unpacked, 'package'));
  run(unpacked, 'tar', '-czf', name, 'package');
}

/** A folder with packages of another version of the doors, whose record `edit` changes. */
function packagesOf(version: string, edit: (record: DoorsRecord) => DoorsRecord): string {
  const to = path.join(folder, version);
  mkdirSync(to);
  const here = readdirSync(path.join(own, 'packages')).map((file) => path.join(own, 'packages', file));
  const [build = '', doors = ''] = here.toSorted();
  const change = (file: string, by: (value: never) => unknown) =>
    writeFileSync(file, JSON.stringify(by(JSON.parse(readFileSync(file, 'utf8')) as never)));
  repack(doors, path.join(to, `seguia-doors-${version}-00000000.tgz`), (unpacked) =>
    change(path.join(unpacked, 'package.json'), (manifest: object) => ({ ...manifest, version })),
  );
  repack(build, path.join(to, 'seguia-build-1.4.2-00000000.tgz'), (unpacked) =>
    change(path.join(unpacked, '.doors/record.json'), edit),
  );
  return to;
}

const newer = (record: DoorsRecord): DoorsRecord => ({
  ...record,
  since: {
    ...Object.fromEntries(
      Object.entries(record.since).map(([version, names]) => [version, names.filter((name) => name !== 'ui: Button')]),
    ),
    '1.990': ['ui: Scale', 'ui: Scale.label', '--scale'],
  },
});

beforeAll(() => {
  const made = run(root, process.execPath, 'tools/create-remote.ts', 'stock', '--outside', own);
  expect(made.status, made.output).toBe(0);
  const installed = run(own, 'pnpm', 'install', '--offline');
  expect(installed.status, installed.output).toBe(0);
}, 240_000);

test('it passes its checks as it is', () => {
  const { status, output } = run(own, 'pnpm', 'check');
  expect(status, output).toBe(0);
}, 120_000);

test('it is a git repository whose README names each command', () => {
  expect(existsSync(path.join(own, '.git'))).toBe(true);
  const readme = readFileSync(path.join(own, 'README.md'), 'utf8');
  const { scripts } = json<{ scripts: Record<string, string> }>('package.json');
  expect(Object.keys(scripts).filter((name) => !readme.includes(`npx pnpm@12 ${name}`))).toEqual([]);
});

test('its review room builds, with the stories of its remote', () => {
  const { status, output } = run(own, 'pnpm', 'exec', 'storybook', 'build', '--quiet', '-o', 'room');
  expect(status, output).toBe(0);
  const { entries } = json<{ entries: Record<string, { name: string }> }>('room/index.json');
  expect(Object.values(entries).map(({ name }) => name)).toEqual(['Begun', 'Long Texts', 'Right To Left', 'Dark']);
}, 120_000);

test('a remote is served for a deployed shell, and built anew when a file of it changes', async () => {
  const port = await freePort();
  const serving = spawn('pnpm', ['dev', '--port', String(port)], { cwd: own, env, detached: true });
  let printed = '';
  serving.stdout.on('data', (text: Buffer) => (printed += String(text)));
  const version = async () => {
    const answer = await fetch(`http://localhost:${port}/release.json`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as { version: string }).version : null;
  };
  const inTime = { timeout: 60_000, interval: 250 };
  try {
    await vi.waitFor(async () => expect(await version()).toMatch(/^[\d.]+-[0-9a-f]{8}$/), inTime);
    expect(printed).toContain(`?remote=mf-stock@http://localhost:${port}`);
    const first = await version();
    const screen = path.join(own, 'mf-stock/src/stock/Stock.tsx');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('<Page', '<Page data-changed="yes"'));
    await vi.waitFor(async () => expect([null, first]).not.toContain(await version()), inTime);
  } finally {
    process.kill(-serving.pid!, 'SIGTERM'); // pnpm, the command and its builder
  }
}, 180_000);

test('packages that cannot be installed, are older or are lacking leave all as it is', () => {
  const before = state();
  const broken = packagesOf('1.991.0', (record) => record);
  writeFileSync(path.join(broken, 'seguia-doors-1.991.0-00000000.tgz'), 'half');
  const older = packagesOf('1.0.0', (record) => record);
  for (const [from, why] of [
    [broken, 'pnpm install failed, and all is as it was'],
    [older, 'which are older than'],
    [path.join(folder, 'nowhere'), 'has no seguia-doors-….tgz'],
  ] as const) {
    expect(upgrade(from)).toEqual({ status: 1, output: expect.stringContaining(why) as string });
    expect(state()).toEqual(before);
  }
  expect(upgrade(path.join(own, 'packages')).output).toContain('are here already');
}, 240_000);

test('newer packages replace the old ones, and the command prints what came and what is gone', () => {
  const before = state().installed;
  const { status, output } = upgrade(packagesOf('1.990.0', newer));
  expect(status, output).toBe(0);
  expect(output).toContain(`The doors are 1.990.0 now; they were ${before}.`);
  expect(output).toMatch(/^## 1\.990\n\n- ui: Scale \(label\)\n- tokens: --scale$/m);
  expect(output).toMatch(/^GONE: ui: Button$/m);
  const { packages, manifests, installed } = state();
  expect(packages).toEqual(['seguia-build-1.4.2-00000000.tgz', 'seguia-doors-1.990.0-00000000.tgz']);
  for (const text of manifests) expect(text).toContain('packages/seguia-doors-1.990.0-00000000.tgz');
  expect(installed).toBe('1.990.0');
  expect(readFileSync(path.join(own, 'node_modules/@seguia/shared/CHANGELOG.md'), 'utf8')).toContain('## 1.0');
}, 240_000);
