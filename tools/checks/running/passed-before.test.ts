import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appsToVerify, lintedAgain } from './narrowed.ts';
import { differing, filesNow, filesOf, hashOf, notePassed, passedOn } from './passed-before.ts';

function repository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'seguia-passed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  spawnSync('git', ['init', '-q'], { cwd: root });
  writeFileSync(path.join(root, '.gitignore'), '/.cache/\n');
  writeFileSync(path.join(root, 'a.ts'), 'export const a = 1;\n');
  writeFileSync(path.join(root, 'b.ts'), "import { a } from './a.ts';\n");
  return root;
}

test('knows by the files’ contents what a check has passed', () => {
  const root = repository();
  expect(passedOn(root, 'lint')).toBeNull();
  const files = filesNow(root)!;
  notePassed(root, 'lint', files);
  notePassed(root, 'rooms', { all: hashOf(files) });
  expect(differing(passedOn(root, 'lint')!, filesNow(root)!)).toEqual([]);
  writeFileSync(path.join(root, 'a.ts'), 'export const a = 2;\n');
  writeFileSync(path.join(root, 'c.ts'), '');
  rmSync(path.join(root, 'b.ts'));
  expect(differing(passedOn(root, 'lint')!, filesNow(root)!).toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect(hashOf(filesNow(root)!)).not.toBe(passedOn(root, 'rooms')!['all']);
  expect(Object.keys(filesOf(filesNow(root)!, ['a.*']))).toEqual(['a.ts']);
});

test('knows nothing without git', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'seguia-passed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(filesNow(root)).toBeNull();
});

test('lints changed files and those that import them, and everything after a change of the settings', () => {
  const root = repository();
  const sources = ['a.ts', 'b.ts'];
  expect(lintedAgain(['a.ts'], root, sources)).toEqual(['a.ts', 'b.ts']);
  expect(lintedAgain(['b.ts'], root, sources)).toEqual(['b.ts']);
  expect(lintedAgain(['gone.ts'], root, sources)).toEqual([]);
  expect(lintedAgain(['.oxlintrc.json'], root, sources)).toBeNull();
  expect(lintedAgain(['pnpm-lock.yaml', 'a.ts'], root, sources)).toBeNull();
});

test('checks texts of the apps whose sources or texts have changed', () => {
  const apps = ['shared', 'mf-auth', 'mf-readings'];
  expect(appsToVerify(['mf-auth/src/Login.tsx', 'docs/product.md'], apps)).toEqual(['mf-auth']);
  expect(appsToVerify(['locales/mf-readings/pl.json'], apps)).toEqual(['mf-readings']);
  expect(appsToVerify(['shared/src/sentences/advice.ts'], apps)).toBeNull();
  expect(appsToVerify(['locales/faults.ts'], apps)).toBeNull();
});
