#!/usr/bin/env node
// seguia build [remote …] | check | release [remote …] --to <folder>: builds, checks and releases the remotes of a repository that has
// installed @seguia/build, all of them without names.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { compile, verify } from '../../locales/run.ts';
import config from '../bundle/rspack.ts';
import { declarationProblems } from '../checks/declarations.ts';
import { screensWithoutStories } from '../checks/story-coverage.ts';
import { tooOld } from '../doors/too-old.ts';
import { argumentsOf } from '../command-line/arguments.ts';
import { release } from '../release.ts';
import { remotes } from '../remotes.ts';
import { waiting } from '../release/fitting.ts';
import { sourceFaults } from '../styles/faults.ts';
import { workspace } from '../workspace.ts';

const { values, positionals } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [command, ...named] = positionals;
for (const name of named)
  if (!remotes.includes(name)) throw new Error(`There is no remote "${name}": ${remotes.join(', ')}`);
const wanted = named.length > 0 ? named : remotes;

if (command === 'build') for (const app of wanted) await build(app);
else if (command === 'check') process.exitCode = check() ? 0 : 1;
else if (command === 'release' && values.to !== undefined) releaseInto(path.resolve(values.to));
else throw new Error('seguia build [remote …] | check | release [remote …] --to <folder>');

/** Releases the wanted remotes, and prints their versions, and which of them the shell of this site does not take yet. */
function releaseInto(site: string): void {
  for (const app of wanted)
    console.log(`${app} ${release(app, site, { from: path.join(workspace, app, 'dist'), quality: 11 })}`);
  for (const line of waiting(site, wanted)) console.log(line);
}

/** Compiles a remote's texts and builds it. Throws if it does not build. */
async function build(app: string): Promise<void> {
  compile(app);
  await new Promise<void>((resolve, reject) => {
    rspack(config({ dir: path.join(workspace, app) })(), (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-warnings')));
      else resolve();
    });
  });
}

/** Runs every check, even after a failure, and prints the faults. */
function check(): boolean {
  const bin = (name: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(path.join(workspace, 'node_modules/.bin', name), args, {
      cwd: workspace,
      encoding: 'utf8',
    });
    return status === 0 ? [] : [stdout + stderr];
  };
  const checks: [name: string, wrong: () => string[]][] = [
    ['format', () => bin('oxfmt', '--check', '.')],
    ['types', () => bin('tsc')],
    ['texts', () => remotes.flatMap((app) => verify(app))],
    ['what the remotes declare', declarationProblems],
    ['stories', () => screensWithoutStories(workspace)],
    ['styles', () => remotes.flatMap((app) => sourceFaults(app, workspace))],
    ['doors', () => remotes.flatMap((app) => tooOld(app))],
  ];
  const failed = checks.filter(([name, run]) => {
    const wrong = run();
    console.log([`${wrong.length === 0 ? '✓' : '✗'} ${name}`, ...wrong].join('\n'));
    return wrong.length > 0;
  });
  return failed.length === 0;
}
