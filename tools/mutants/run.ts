// pnpm proof mutants: puts small faults into the source, a sample per area, and runs the tests beside it against each. Prints what no
// test noticed; fails where an area stays below its aim. Nothing is written into the tree: the tests run in a copy of it.
//
// node tools/mutants/run.ts [--area domain,sync] [--sample 60 | all] [--seed 1] [--concurrency 2]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { enterTestWorld } from '../test-world/test-world.ts';
import { areas, sourcesOf } from './areas.ts';
import { report } from './report.ts';
import { drawn } from './sample.ts';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
enterTestWorld();

const { values } = parseArgs({
  options: {
    area: { type: 'string', default: Object.keys(areas).join() },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
});

const scores: string[] = [];
for (const name of values.area.split(',')) {
  const area = areas[name];
  if (!area) throw new Error(`There is no area "${name}": ${Object.keys(areas).join(', ')}`);
  // Read once, because somebody may change the tree while its copy is tested for half an hour.
  const texts = new Map(sourcesOf(area, root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const sources = [...texts].map(([file, text]) => ({ file, lines: text.split('\n').length }));
  const wanted = values.sample === 'all' ? Infinity : Number(values.sample);
  console.log(`\n== ${name}`);
  process.env['MUTANTS_AREA'] = name;
  const stryker = new Stryker({
    mutate: drawn(sources, wanted, Number(values.seed)),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: !area.bundled },
    coverageAnalysis: 'perTest',
    // StrykerJS would rewrite this file with the compiler's JavaScript API, which today's compiler does not have; nothing here reads the
    // file.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/mutants',
    ignorePatterns: ['.cache', 'dist', 'data', 'e2e', 'storybook-static', 'test-results'],
    concurrency: Number(values.concurrency),
    timeoutMS: area.patience,
    dryRunTimeoutMinutes: 30, // with other work beside it, the tests of an area take longer than the usual 5
    // A value that is calculated when a module loads needs every test of its area: minutes each for tests that call a server.
    ignoreStatic: area.runs !== 'pure',
    // A single pattern has dozens of nearly equal mutants, which would outweigh the rest of its file.
    mutator: { excludedMutations: ['Regex'] },
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  });
  const { killed, lived, timedOut, percent } = report(await stryker.runMutationTest(), root, texts);
  scores.push(
    `${name}: ${killed} killed (${timedOut} by time), ${lived} lived, ${percent.toFixed(1)} % (aim ${area.aim} %)`,
  );
  if (percent < area.aim) process.exitCode = 1;
}
console.log(`\nSample ${values.sample}, seed ${values.seed}\n${scores.join('\n')}`);
