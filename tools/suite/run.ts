// Runs Vitest and Playwright, and reads their reports.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '../test-world/browser.ts';
import { type Ran, ranInPlaywright, ranInVitest, unhandledIn } from './reports.ts';
import type { Count, Tally } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The folder of the reports. */
export const reports = path.join(root, '.cache/reports');

const strict = process.env['STRICT'] === '1';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs Vitest. Adds the tests that ran to `ran`. */
export function vitest(args: readonly string[], env: Record<string, string>, tally: Tally, ran: Ran[]): Count {
  const file = path.join(reports, 'vitest.json');
  const errors = path.join(reports, 'unhandled-errors.json');
  // Removes the reports of the previous run.
  for (const report of [file, errors]) rmSync(report, { force: true });
  const reporters = ['default', 'json', 'tools/unhandled-errors.ts'].map((name) => `--reporter=${name}`);
  const program = path.join(root, 'node_modules/.bin/vitest');
  const status = run(program, [...args, ...reporters, `--outputFile.json=${file}`], {
    ...env,
    UNHANDLED_ERRORS: errors,
  });
  if (status === 0 && !existsSync(file)) return { passed: 0, failed: 0 }; // no test is concerned
  const report = read<VitestReport>(file);
  const found = ranInVitest(text(file));
  ran.push(...found);
  const again = nameFailures(found, tally);
  tally.failures.push(...unhandledIn(text(errors)));
  // A file that does not load contains no failed test, and an unhandled error belongs to none.
  const failed = Math.max(report.numFailedTests, status === 0 && report.success ? 0 : 1);
  return {
    passed: report.numPassedTests - again,
    failed: failed + (strict ? again : 0),
    skipped: report.numPendingTests,
  };
}

/** Runs journeys, where there is a browser. Adds those that ran to `ran`. */
export function journeys(args: readonly string[], tally: Tally, ran: Ran[]): Count {
  if (!chromium) return { passed: 0, failed: 0, skipped: 1 };
  const file = path.join(reports, 'journeys.json');
  rmSync(file, { force: true });
  const status = run(
    path.join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const { stats } = read<PlaywrightReport>(file);
  const found = ranInPlaywright(text(file));
  ran.push(...found);
  nameFailures(found, tally);
  const failed = Math.max(stats.unexpected, status === 0 ? 0 : 1);
  return { passed: stats.expected, failed: failed + (strict ? stats.flaky : 0), skipped: stats.skipped };
}

/** Names the failed tests, and those that passed only when they were repeated; returns the number of the latter. */
function nameFailures(ran: readonly Ran[], { failures, secondTries }: Tally): number {
  for (const { file, name, failure } of ran) if (failure !== null) failures.push(`${file}: ${name}: ${failure}`);
  const names = ran.filter(({ secondTry }) => secondTry).map(({ file, name }) => `${file}: ${name}`);
  secondTries.push(...names);
  return names.length;
}

function run(program: string, args: string[], env: Record<string, string>): number | null {
  return spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }).status;
}

const read = <T>(file: string) => JSON.parse(text(file)) as T;

function text(file: string): string {
  if (!existsSync(file)) throw new Error(`no report at ${path.relative(root, file)}`);
  return readFileSync(file, 'utf8');
}
