// @seguia/doors, @seguia/build and what a separate repository contains. That they work there is tested in e2e/deploy/teams/create-remote.e2e.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'seguia-own-'));
const run = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: root, encoding: 'utf8' });

beforeAll(() => {
  const made = run(process.execPath, 'tools/create-remote.ts', 'stock', '--outside', folder);
  expect(made.status, made.stderr).toBe(0);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function tarballOf(name: string): string {
  const [, file = ''] = new RegExp(`(packages/seguia-${name}[^"]*)`).exec(read('package.json')) ?? [];
  return path.join(folder, file);
}

test('a repository of its own has the remote with story, test, texts, navigation entry and a file for CI', () => {
  for (const file of ['Stock.tsx', 'Stock.stories.tsx', 'Stock.test.tsx'])
    expect(existsSync(path.join(folder, 'mf-stock/src/stock', file)), file).toBe(true);
  expect(read('locales/mf-stock/ar-MA.json')).not.toContain('TRANSLATE');
  expect(JSON.parse(read('mf-stock/package.json'))).toMatchObject({
    seguia: {
      navigation: [{ to: '/app/stock', name: { defaultMessage: 'Stock' } }],
    },
  });
  expect(read('mf-stock/src/feature.ts')).toContain("path: '/app/stock'");
  expect(statSync(path.join(folder, '.ci/run')).mode & 0o111).not.toBe(0);
});

test('a wrong name leaves no half of a repository, so that the next try is not refused', () => {
  const other = `${folder}-other`;
  const refused = run(process.execPath, 'tools/create-remote.ts', 'Stock', '--outside', other);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Stock: a remote')]);
  expect(existsSync(other)).toBe(false);
});

test('the packages depend on each package that their files name', () => {
  for (const name of ['doors', 'build']) {
    const tarball = tarballOf(name);
    const { dependencies } = JSON.parse(run('tar', '-xzOf', tarball, 'package/package.json').stdout) as {
      dependencies: Record<string, string>;
    };
    const named = [
      ...run('tar', '-xzOf', tarball).stdout.matchAll(/^(?:import|export|\}) .*from '((?:@[\w-]+\/)?[\w-]+)/gm),
    ];
    expect(named.length).toBeGreaterThan(20);
    const lacking = new Set(
      named.map(([, from = '']) => from).filter((from) => from !== 'node' && !(from in dependencies)),
    );
    expect([...lacking], name).toEqual([]);
  }
});

test('the packages contain no test of ours, no type in a program, and no name of a folder of this machine', () => {
  const { doors, build } = Object.fromEntries(
    ['doors', 'build'].map((name) => {
      const tarball = tarballOf(name);
      return [name, run('tar', '-xzOf', tarball).stdout + run('tar', '-tzf', tarball).stdout];
    }),
  ) as { doors: string; build: string };
  expect(doors).toContain('package/shared/src/platform.ts');
  expect(doors).not.toMatch(/\.(test|stories)\.tsx?$/m);
  for (const text of [doors, build]) expect(text).not.toContain("from '@seguia/");
  for (const file of ['packages/seguia.js', 'bundle/without-default-messages.js'])
    expect(build).toContain(`package/tools/${file}`);
  expect(build).not.toMatch(/^package\/.*(?<!\.d)\.ts$/m);
  for (const text of [doors, build]) expect(text).not.toContain(root);
});

test('the packages have each file that their files import', () => {
  for (const name of ['doors', 'build']) {
    const unpacked = mkdtempSync(path.join(folder, `${name}-`));
    run('tar', '-xzf', tarballOf(name), '-C', unpacked);
    const files = globSync('**/*.{js,ts,tsx}', { cwd: unpacked });
    expect(files.length).toBeGreaterThan(20);
    const lacking = files.flatMap((file) => {
      const text = readFileSync(path.join(unpacked, file), 'utf8');
      const imported = [...text.matchAll(/^(?:import|export|\}) ?(?:[^';]*? from )?'(\.[^']+)'/gm)];
      return imported
        .map(([, to = '']) => path.join(path.dirname(file), to))
        .filter((to) => !existsSync(path.join(unpacked, to)));
    });
    expect(lacking, name).toEqual([]);
  }
});
