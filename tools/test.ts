// pnpm test: the core of the suite (checks, build, unit, component, story and server tests, journeys in a browser), and those of its parts
// that read what differs from main (tools/suite/parts.ts). Ends with a line "N passed, N failed", and ", N skipped" where something could
// not run on this machine; what failed is named once more before it. A test that passed only when it was run again is named and counted
// apart (STRICT=1: as failed): a busy machine is no fault of the code, and a flaky test no proof of it.
// pnpm test --all: everything. pnpm test --part <name …>: these parts alone. pnpm test --since <revision>: the core, and those parts
// that read what differs from that revision.
// pnpm test <folder, app or file …>: the checks, and what is there. pnpm test --changed [revision]: the checks, and what concerns the
// files that differ from main, or from that revision.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.ts';
import { check } from './check.ts';
import type { Ran } from './suite/reports.ts';
import { sizes } from './checks/sizes.ts';
import { marksIn } from './suite/marks.ts';
import { judgeMap } from './suite/specification-map.ts';
import { answerHelp } from './command-line/arguments.ts';
import { release } from './release.ts';
import { apps } from './remotes.ts';
import { choose } from './suite/choose.ts';
import { partNames, partOf } from './suite/parts.ts';
import type { Plan } from './suite/plan.ts';
import { journeys, reports, vitest } from './suite/run.ts';
import { type Count, Tally } from './suite/tally.ts';
import { chromium } from './test-world/browser.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);
const noBrowser = 'NO CHROMIUM ON THIS MACHINE: no story and no journey has run. Install one, or name it in CHROMIUM.';

const choice = choose(process.argv.slice(2), root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const tally = new Tally();
const ran: Ran[] = [];

if (choice.plan?.core !== false)
  await tally.step('checks', async () => {
    const { passed, failed } = await check();
    tally.failures.push(...failed.map((name) => `check: ${name}`));
    return { passed, failed: failed.length };
  });
if (choice.journeys) await tally.step('build', buildAll);
for (const { args, env = {} } of choice.vitest)
  await tally.step(choice.plan ? 'unit, component, story and server tests' : `vitest ${args[0]}`, () => {
    const count = vitest(args, env, tally, ran);
    const skipped = (count.skipped ?? 0) + (chromium || !choice.plan?.core ? 0 : storyCount());
    return { ...count, skipped };
  });
const { journeys: ofBrowser, plan } = choice;
if (ofBrowser) await tally.step('browser journeys', () => journeys(ofBrowser, tally, ran));
if (plan) await tally.step('every rule of the specification has its test', () => map(plan));

const left = plan?.core ? partNames.filter((name) => !plan.parts.includes(name)) : [];
const isGood = tally.close([
  ...left.map(
    (name) => `left to pnpm test --all, as nothing that it reads differs from main: ${name} (${partOf(name).what})`,
  ),
  ...(chromium ? [] : [`!! ${noBrowser}`]),
]);
process.exitCode = isGood ? 0 : 1;

async function buildAll(): Promise<Count> {
  await build([]);
  // Compressed like `pnpm release`, because the byte limits apply to what is delivered.
  for (const app of apps) release(app, path.join(root, 'dist/web'), { quality: 11 });
  const { found, over, near } = sizes();
  for (const line of near) console.log(`! a little over its limit, which is no failure yet: ${line}`);
  for (const line of over) console.log(`✗ ${line}`);
  tally.failures.push(...over);
  return { passed: 1 + Object.keys(found).length - over.length, failed: over.length };
}

/** The number of stories. */
function storyCount(): number {
  const files = globSync('{shell,shared,mf-*}/src/**/*.stories.tsx', { cwd: root });
  const named = (file: string) => readFileSync(path.join(root, file), 'utf8').match(/^export const \w+/gm) ?? [];
  return files.flatMap(named).length;
}

function map(of: Plan): Count {
  const {
    proven,
    missing,
    left: elsewhere,
  } = judgeMap(marksIn(root), ran, of, (file) => !chromium && file.startsWith('e2e/'));
  tally.failures.push(...missing.map(({ rule, file, title }) => `${rule}: no passed test "${title}" in ${file}`));
  if (of.core && elsewhere.length > 0) {
    console.log(`${elsewhere.length} rules are not counted: their tests run in pnpm test --all.`);
    for (const [to, rules] of Map.groupBy(elsewhere, (line) => line.to)) console.log(`  ${to}: ${rules.length}`);
  }
  return { passed: proven.length, failed: missing.length };
}
