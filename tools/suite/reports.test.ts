import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ranInPlaywright, ranInVitest, type Ran, unhandledIn } from './reports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs three tests in a separate folder, each at most twice, and reads the runner's report. */
function ran<T = Ran>(
  runner: 'vitest' | 'playwright',
  tests: string,
  args: string[],
  read: (report: string) => T[],
): T[] {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'reports-'));
  writeFileSync(path.join(folder, 'three.test.ts'), tests);
  writeFileSync(path.join(folder, 'none.ts'), 'export default {}');
  const report = path.join(folder, 'report.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, UNHANDLED_ERRORS: report };
  spawnSync(path.join(root, 'node_modules/.bin', runner), args, { cwd: folder, env });
  const found = read(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return found;
}

const expected = [
  { name: 'holds', passed: true, secondTry: false, failure: null },
  { name: 'holds when run again', passed: true, secondTry: true, failure: null },
  { name: 'breaks', passed: false, secondTry: false, failure: expect.stringContaining('expect(') as unknown },
];

test('Vitest’s report names tests that needed a second try, and failed ones with their reason', () => {
  const tests = `
    import { expect, test } from 'vitest';
    let tries = 0;
    test('holds', () => {});
    test('holds when run again', () => expect(tries++).toBe(1));
    test('breaks', () => expect(1).toBe(2));`;
  const args = ['run', '--config=none.ts', '--retry=1', '--reporter=json', '--outputFile=report.json'];
  const reason = expect.stringContaining('expected 1 to be 2') as unknown;
  const [holds, again, breaks] = expected;
  expect(ran('vitest', tests, args, ranInVitest)).toMatchObject([holds, again, { ...breaks, failure: reason }]);
});

test('Vitest’s report names a file that does not load, and lists unhandled errors apart', () => {
  const args = ['run', '--config=none.ts', '--reporter=json', '--outputFile=report.json'];
  const broken = ran('vitest', `throw new Error('no such thing');`, args, ranInVitest);
  expect(broken).toEqual([expect.objectContaining({ passed: false, failure: 'no such thing' })]);

  const tests = `
    import { test } from 'vitest';
    test('leaves a promise behind', () => void Promise.reject(new Error('nobody heard')));`;
  const reporter = path.join(import.meta.dirname, '../unhandled-errors.ts');
  const left = ran('vitest', tests, ['run', '--config=none.ts', `--reporter=${reporter}`], unhandledIn);
  expect(left).toEqual([
    expect.stringMatching(/^unhandled error: Error: nobody heard \(while .*three\.test\.ts ran\)$/),
  ]);
});

test('Playwright’s report names tests that needed a second try, and failed ones', () => {
  const tests = `
    import { expect, test } from 'playwright/test';
    test('holds', () => {});
    test('holds when run again', ({}, { retry }) => expect(retry).toBe(1));
    test('breaks', () => expect(1).toBe(2));`;
  expect(ran('playwright', tests, ['test', '--retries=1', '--reporter=json'], ranInPlaywright)).toMatchObject(expected);
}, 60_000); // it starts a Playwright of its own
