// pnpm test: everything. The checks, the build, unit, component, story and server tests, the journeys in a browser. Ends with a line
// "N passed, N failed", and ", N skipped" where something could not run on this machine; what failed is named once more before it. A test
// that passed only when it was run again is named and counted apart (STRICT=1: as failed): a busy machine is no fault of the code, and a
// flaky test no proof of it.
// pnpm test <folder, app or file …>: the checks, and what stands there. pnpm test --changed [revision]: the checks, and what concerns the
// files that differ from main, or from that revision.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { answerHelp } from './line/arguments.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { chromium } from './world/browser.ts';
import { release } from './release.ts';
import { apps } from './remotes.ts';
import { sizes } from './checks/sizes.ts';
import { type Ran, ranInPlaywright, ranInVitest, unhandledIn } from './checks/reports.ts';
import { rows, unproven } from './checks/specification-map.ts';
import { choose } from './test-choice.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);
const noBrowser = 'NO CHROMIUM ON THIS MACHINE: no story and no journey has run. Install one, or name it in CHROMIUM.';
const reports = path.join(root, '.cache/reports');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

const choice = choose(process.argv.slice(2), root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const began = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const secondTries: string[] = [];
const failures: string[] = [];
const strict = process.env['STRICT'] === '1';

await step('checks', async () => {
  const { passed, failed } = await check();
  failures.push(...failed.map((name) => `check: ${name}`));
  return { passed, failed: failed.length };
});
if (!choice || choice.journeys.length > 0) await step('build', buildAll);
for (const args of choice?.vitest ?? [['run']])
  await step(choice ? `vitest ${args[0]}` : 'unit, component, story and server tests', () => vitest(args));
if (!choice || choice.journeys.length > 0) await step('browser journeys', () => journeys(choice?.journeys ?? []));
if (!choice) await step('every rule of the specification has its test', map);

console.log(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s.`);
if (!chromium) console.log(`!! ${noBrowser}`);
for (const name of secondTries) console.log(`✗ passed only on a second try: ${name}`);
if (secondTries.length > 0) console.log(`${secondTries.length} passed only on a second try.`);
for (const name of failures) console.log(`✗ failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed ? 1 : 0;

/** Runs one step and adds its count. A step that cannot run counts as one failure, and the next one runs all the same. */
async function step(name: string, run: () => Count | Promise<Count>): Promise<void> {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const count = await Promise.resolve()
    .then(run)
    .catch((error: unknown): Count => {
      console.error(error);
      failures.push(`${name}: ${String(error)}`);
      return { passed: 0, failed: 1 };
    });
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped ?? 0;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `-- ${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped ?? 0} skipped, ${seconds} s`,
  );
}

async function buildAll(): Promise<Count> {
  await build([]);
  // Compressed like `pnpm release`, because the byte limits apply to what is delivered.
  for (const app of apps) release(app, path.join(root, 'dist/web'), { quality: 11 });
  const { found, over } = sizes();
  for (const line of over) console.log(`✗ ${line}`);
  failures.push(...over);
  return { passed: 1 + Object.keys(found).length - over.length, failed: over.length };
}

function vitest(args: readonly string[]): Count {
  const file = path.join(reports, 'vitest.json');
  const errors = path.join(reports, 'unhandled-errors.json');
  // Removes the reports of the previous run.
  for (const report of [file, errors]) rmSync(report, { force: true });
  const reporters = ['default', 'json', 'tools/unhandled-errors.ts'].map((name) => `--reporter=${name}`);
  const status = run(bin('vitest'), [...args, ...reporters, `--outputFile.json=${file}`], { UNHANDLED_ERRORS: errors });
  if (status === 0 && !existsSync(file)) return { passed: 0, failed: 0 }; // no test is concerned
  const report = read<{ numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean }>(
    file,
  );
  const again = nameFailures(ranInVitest(text(file)));
  failures.push(...unhandledIn(text(errors)));
  // A file that does not load contains no failed test, and an unhandled error belongs to none.
  const failed = Math.max(report.numFailedTests, status === 0 && report.success ? 0 : 1);
  const skipped = report.numPendingTests + (chromium || choice ? 0 : storyCount());
  return { passed: report.numPassedTests - again, failed: failed + (strict ? again : 0), skipped };
}

function journeys(files: readonly string[]): Count {
  if (!chromium) return { passed: 0, failed: 0, skipped: 1 };
  const file = path.join(reports, 'journeys.json');
  const status = run(
    path.join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...files],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file);
  nameFailures(ranInPlaywright(text(file)));
  const failed = Math.max(stats.unexpected, status === 0 ? 0 : 1);
  return { passed: stats.expected, failed: failed + (strict ? stats.flaky : 0), skipped: stats.skipped };
}

/** The number of stories. */
function storyCount(): number {
  const files = globSync('{shell,shared,mf-*}/src/**/*.stories.tsx', { cwd: root });
  return files.flatMap((file) => text(path.join(root, file)).match(/^export const \w+/gm) ?? []).length;
}

/** Prints the failed tests, and those that passed only when they were repeated; returns the number of the latter. */
function nameFailures(ran: readonly Ran[]): number {
  for (const { file, name, failure } of ran) if (failure !== null) failures.push(`${file}: ${name}: ${failure}`);
  const names = ran.filter(({ secondTry }) => secondTry).map(({ file, name }) => `${file}: ${name}`);
  secondTries.push(...names);
  return names.length;
}

function map(): Count {
  const ran = [
    ...ranInVitest(text(path.join(reports, 'vitest.json'))),
    ...(chromium ? ranInPlaywright(text(path.join(reports, 'journeys.json'))) : []),
  ];
  const missing = unproven(ran, (file) => !chromium && file.startsWith('e2e/'));
  failures.push(...missing.map(({ rule, file, words }) => `${rule}: no passed test "${words}" in ${file}`));
  return { passed: rows().length - missing.length, failed: missing.length };
}

function run(program: string, args: string[], env: Record<string, string>): number | null {
  return spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }).status;
}

function read<T>(file: string): T {
  return JSON.parse(text(file)) as T;
}

function text(file: string): string {
  if (!existsSync(file)) throw new Error(`no report at ${path.relative(root, file)}`);
  return readFileSync(file, 'utf8');
}
