// Remotes and shells of different commits of this repository, built as they were then: they run together, or a remote is refused before any
// of its files is requested. Remotes from before decision 170 have containers of rspack's first plugin, and shells from before it load remotes
// with code of their own. Needs PROOF=1 (`pnpm proof skew`), and the history that a shallow clone lacks.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { minorOf } from '../../tools/doors/record.ts';
import { copyTree } from '../../tools/recipes/copy-tree.ts';
import { openFarm } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { WebServer } from '../support/world.ts';
import { run, withNewerPatches } from './deployment.ts';
import { parts } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const doorsAt = (commit: string) =>
  (JSON.parse(git('show', `${commit}:shared/package.json`)) as { version: string }).version;

/**
 * Returns the last commit that recorded doors `count` minor versions older. The commits between it and the next minor version may already use
 * names of that version, which their record does not have: they do not build.
 */
function minorsOlder(count: number): string {
  const records = git('log', '--format=%H', '--', '.doors/record.json').split('\n');
  const minors = [...new Set([doorsAt('HEAD'), ...records.map(doorsAt)].map(minorOf))];
  const older = records.find((commit) => minorOf(doorsAt(commit)) === minors[count]);
  if (older === undefined) throw new Error(`The doors never had ${count} other minor versions`);
  return older;
}

/** Whether this version of the doors is in a range in our own notation: `^1.9.0`. */
function satisfies(doors: string, range: string): boolean {
  const [major, minor, patch] = doors.split('.').map(Number) as [number, number, number];
  const [, ofMajor, ofMinor, ofPatch] = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)!.map(Number) as [
    0,
    number,
    number,
    number,
  ];
  return major === ofMajor && (minor > ofMinor || (minor === ofMinor && patch >= ofPatch));
}

interface Side {
  /** Null stands for the current sources, with newer patches of the doors and of React. */
  commit: string | null;
  apps: readonly string[];
}

/** Builds apps from a commit or from the sources, and releases them into the folder with the tools of that commit. */
function release({ commit, apps }: Side, to: string): void {
  const tree = copyTree(commit ?? undefined);
  try {
    if (!commit) withNewerPatches(tree);
    run(tree, ['tools/build.ts', ...apps]);
    for (const app of apps) run(tree, ['tools/release.ts', app, '--to', to]);
  } finally {
    tree.remove();
  }
}

const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
if (isShallow)
  console.warn('!! A SHALLOW CLONE: the skew of versions is SKIPPED. Fetch the whole history (git fetch --unshallow).');

const older = {
  'a minor of the doors older': () => minorsOlder(1),
  'two minors of the doors older': () => minorsOlder(2),
  '20 commits older': () => git('rev-parse', 'HEAD~20'),
};
const remotes = parts.map(({ remote }) => remote);

test.use({ account: 'nobody' });

if (isProof && !isShallow)
  for (const [name, commitOf] of Object.entries(older))
    for (const [title, shell, remote] of [
      [`today’s remotes, with newer patches of the doors and of React, on a shell ${name}`, commitOf, () => null],
      [`remotes ${name} on today’s shell, with newer patches of the doors and of React`, () => null, commitOf],
    ] as const)
      test(`${title}: each runs, or is refused before any request`, async ({ browser, world }) => {
        test.setTimeout(900_000);
        const site = mkdtempSync(path.join(tmpdir(), 'seguia-'));
        // A site continues to list the login of the shell's own time, which replaces one that this shell must refuse.
        const before = shell() ? ['mf-auth'] : [];
        release({ commit: shell(), apps: ['shell', ...before] }, site);
        release({ commit: remote(), apps: remotes }, site);
        const { hostApi: doors } = JSON.parse(readFileSync(path.join(site, 'shell.json'), 'utf8')) as {
          hostApi?: string;
        };
        const web = await WebServer.start(site);
        const page = await browser.newPage({ baseURL: web.url, serviceWorkers: 'block' });
        const requested: string[] = [];
        page.on('request', (request) => requested.push(new URL(request.url()).pathname));
        const listed = (
          JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
            remotes: Record<string, { hostApi: string; base: string }[]>;
          }
        ).remotes;
        const newest = (of: string) => listed[of]![0]!;
        const fits = (of: string) => satisfies(doors ?? doorsAt(shell() ?? 'HEAD'), newest(of).hostApi);
        await openFarm(page, world, 'manager');
        const ran = [];
        for (const { remote: of, path: to, heading, title: part } of parts) {
          await page.goto(`/en${to}`);
          if (fits(of) || before.includes(of))
            await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          else await expect(page.getByRole('alert')).toContainText(part);
          if (fits(of)) ran.push(of);
          else expect(requested.filter((file) => file.startsWith(newest(of).base))).toEqual([]);
        }
        console.log(`${title}: ${ran.join(', ')} ran, the others were refused`);
        await page.close();
        await web.stop();
        rmSync(site, { recursive: true });
      });
