// `pnpm create-remote`: a new part is reachable from the navigation as soon as its own release is in the registry, without a release of the
// shell. It is made in this repository, and in one of its own (`pnpm proof remote`).
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyTree } from '../../../tools/recipes/copy-tree.ts';
import { readyForOffline, takeUpdate } from '../../support/offline.ts';
import { go, openFarm } from '../../support/person.ts';
import { isProof } from '../../support/proof.ts';
import { test } from '../deployment.ts';
import { Team } from './team.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs a program to its end. Throws an error with its output if it fails. */
function run(folder: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

/** Takes the release, and opens the part by its entry in the navigation. */
async function openStock(page: Page): Promise<void> {
  await takeUpdate(page);
  await go(page, 'Stock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
}

const node = process.execPath;

test.describe('pnpm create-remote stock', () => {
  test.skip(!isProof, 'runs in pnpm proof remote');
  test.setTimeout(300_000);
  test.beforeEach(async ({ page, world }) => {
    await openFarm(page, world, 'recorder');
    await readyForOffline(page);
  });

  test('in this repository passes the checks and is in the navigation within 60 s, without a release of the shell', async ({
    page,
    deployment: { site },
  }) => {
    const tree = copyTree();
    try {
      const began = Date.now();
      run(tree.folder, node, 'tools/create-remote.ts', 'stock');
      symlinkSync(path.join(tree.folder, 'mf-settings/node_modules'), path.join(tree.folder, 'mf-stock/node_modules'));
      run(tree.folder, path.join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'unit*', 'mf-stock');
      run(tree.folder, node, 'tools/build.ts', 'mf-stock');
      run(tree.folder, node, 'tools/release.ts', 'mf-stock', '--to', site);
      await openStock(page);
      expect(Date.now() - began).toBeLessThan(60_000);
      run(tree.folder, node, 'tools/check.ts'); // checks the whole repository, which takes a minute
    } finally {
      tree.remove();
    }
  });

  test('in a repository of its own passes its checks and tests and is in the navigation within 60 s', async ({
    page,
    deployment: { site },
  }) => {
    const began = Date.now();
    const team = await Team.create('stock');
    try {
      for (const script of ['check', 'test', 'build']) await team.pnpm(script);
      await team.pnpm('release', '--to', site);
      await openStock(page);
      expect(Date.now() - began).toBeLessThan(60_000);
    } finally {
      team.remove();
    }
  });
});
