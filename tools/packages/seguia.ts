#!/usr/bin/env node
// seguia build [remote …] | check | release [remote …] [--canary 10 | --preview pr-12] [--base https://…] [--room] --to <site> | rollback <remote> [version] --to <site> |
// releases --to <site>: builds, checks and releases the remotes of a repository that has installed @seguia/build, all of them without names.
//
// `--room` also publishes the review room of the release, its Storybook; a release service takes rooms of previews alone.
// A site is a folder, or the address of a release service (https://…), with RELEASE_TOKEN and RELEASE_KEY in the environment.
// seguia dev [remote] [--port 4105]: builds a remote at every change and serves it here, for a deployed shell that allows it
// (`remoteOverrides` in its config.json). The end of the address to open is printed.
// seguia key: makes the pair of keys with which a team signs its releases.
// seguia upgrade-doors --from <folder>: takes newer packages of doors and tools, and says what came and what is gone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { compile, verify } from '../../locales/run.ts';
import config from '../bundle/rspack.ts';
import { declarationProblems } from '../checks/declarations.ts';
import { screensWithoutStories } from '../checks/story-coverage.ts';
import { tooOld } from '../doors/too-old.ts';
import { argumentsOf } from '../command-line/arguments.ts';
import { releaseTo } from '../release.ts';
import { releases } from '../releases.ts';
import { declarationOf, remotes } from '../remotes.ts';
import { printNewKeys } from '../release/new-key.ts';
import { waiting } from '../release/fitting.ts';
import { isService, releasesOverHttp, rollbackOverHttp } from '../release/over-http.ts';
import { rollback } from '../rollback.ts';
import { addressOf, buildAtEveryChange, serveRemote } from '../release/serve-remote.ts';
import { sourceFaults } from '../styles/faults.ts';
import { workspace } from '../workspace.ts';
import { upgradeDoors } from './upgrade.ts';

const { values, positionals } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    canary: { type: 'string' },
    preview: { type: 'string' },
    base: { type: 'string' },
    port: { type: 'string' },
    room: { type: 'boolean', default: false },
  },
});
const [command = '', ...named] = positionals;
const { to, from, canary, preview, base, room } = values;
const apps = command === 'rollback' ? named.slice(0, 1) : named;
for (const name of apps)
  if (!remotes.includes(name)) throw new Error(`There is no remote "${name}": ${remotes.join(', ')}`);
const wanted = apps.length > 0 ? apps : remotes;

if (command === 'build') for (const app of wanted) await build(app);
else if (command === 'check') process.exitCode = check() ? 0 : 1;
else if (command === 'key') printNewKeys();
else if (command === 'dev') await dev();
else if (command === 'upgrade-doors' && from !== undefined)
  for (const line of upgradeDoors(path.resolve(from), workspace)) console.log(line);
else if (to !== undefined && ['release', 'rollback', 'releases'].includes(command))
  for (const line of await atSite(isService(to) ? to : path.resolve(to))) console.log(line);
else
  throw new Error(
    'seguia build [remote …] | check | dev [remote] | key | upgrade-doors --from <folder> | release, rollback or releases --to <site>',
  );

/** Runs a command on a site, and returns its lines. */
async function atSite(site: string): Promise<string[]> {
  if (command === 'releases') return isService(site) ? releasesOverHttp(site) : releases(site);
  if (command === 'rollback') {
    const [app, version] = named;
    if (app === undefined) throw new Error('Which remote? seguia rollback <remote> [version] --to <site>');
    if (isService(site)) return rollbackOverHttp(app, site, version);
    return [`${app} ${rollback(app, site, version) ?? 'is not listed any more'}`, ...waiting(site, [app])];
  }
  return (await Promise.all(wanted.map((app) => releaseOf(app, site)))).flat();
}

/** Releases a remote; returns its version, and what it waits for. */
async function releaseOf(app: string, site: string): Promise<string[]> {
  const from = path.join(workspace, app, 'dist');
  const lines = await releaseTo(app, site, { from, canary, preview, base, room });
  return isService(site) || preview !== undefined ? lines : [...lines, ...waiting(site, [app])];
}

/** Serves a remote, the only one without a name, as it is built anew at every change. */
async function dev(): Promise<void> {
  const [app, ...others] = wanted;
  if (app === undefined || others.length > 0) throw new Error(`Which remote? seguia dev ${remotes.join(' | ')}`);
  const port = Number(values.port ?? declarationOf(app).port);
  await serveRemote(app, port); // first, so that nothing is built if its port is taken
  await buildAtEveryChange(app, async (name) => compile(name));
  console.log(addressOf(app, port));
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
