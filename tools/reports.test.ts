import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ranInPlaywright, ranInVitest, type Ran } from './reports.ts';

const root = path.dirname(import.meta.dirname);

/** Runs three tests in a folder of their own, each at most twice, and reads the runner's report. */
function ran(runner: 'vitest' | 'playwright', tests: string, args: string[], read: (report: string) => Ran[]): Ran[] {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'reports-'));
  writeFileSync(path.join(folder, 'three.test.ts'), tests);
  writeFileSync(path.join(folder, 'none.ts'), 'export default {}');
  const report = path.join(folder, 'report.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { stderr } = spawnSync(path.join(root, 'node_modules/.bin', runner), args, { cwd: folder, env });
  expect(stderr.toString()).not.toContain('Error:');
  const found = read(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return found;
}

const expected = [
  { name: 'holds', passed: true, secondTry: false },
  { name: 'holds when run again', passed: true, secondTry: true },
  { name: 'breaks', passed: false, secondTry: false },
];

test('Vitest’s report tells what needed a second try', () => {
  const tests = `
    import { expect, test } from 'vitest';
    let tries = 0;
    test('holds', () => {});
    test('holds when run again', () => expect(tries++).toBe(1));
    test('breaks', () => expect(1).toBe(2));`;
  const args = ['run', '--config=none.ts', '--retry=1', '--reporter=json', '--outputFile=report.json'];
  expect(ran('vitest', tests, args, ranInVitest)).toMatchObject(expected);
});

test('Playwright’s report tells what needed a second try', () => {
  const tests = `
    import { expect, test } from 'playwright/test';
    test('holds', () => {});
    test('holds when run again', ({}, { retry }) => expect(retry).toBe(1));
    test('breaks', () => expect(1).toBe(2));`;
  expect(ran('playwright', tests, ['test', '--retries=1', '--reporter=json'], ranInPlaywright)).toMatchObject(expected);
});
