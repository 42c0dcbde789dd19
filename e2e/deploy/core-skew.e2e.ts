// Remotes that were built with a later core of federation than the shell's. Names that only that core has would fail in the middle of loading
// (`FederationHost is not a constructor` was one), so the doors' version decides before. Needs PROOF=1 (`pnpm proof skew`) and the registry.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { core, coreVersion } from '../../tools/bundle/federation.ts';
import { copyTree, type Tree } from '../../tools/recipes/copy-tree.ts';
import { openFarm } from '../support/person.ts';
import { isProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { WebServer } from '../support/world.ts';
import { editJson, install, run } from './deployment.ts';
import { type Part, parts } from './parts.ts';

/** A version of Module Federation that the registry has, later than the workspace's and of the same major version. */
const later = '2.9.3';

/** Replaces Module Federation in the tree by the later version, as a developer would, without its record of the doors. */
function installLater(tree: Tree): void {
  const file = 'pnpm-workspace.yaml';
  tree.write(file, tree.read(file).replaceAll(/(?<='@module-federation\/\w+': ).+/g, later));
  install(tree, '--no-frozen-lockfile');
}

/** Raises the minor version of the doors. */
const raiseDoors = (tree: Tree) =>
  editJson(path.join(tree.folder, 'shared/package.json'), ({ version }) => {
    const [major, minor] = String(version).split('.').map(Number) as [number, number];
    return { version: `${major}.${minor + 1}.0` };
  });

function release(tree: Tree, apps: readonly string[], to: string): void {
  run(tree, ['tools/build.ts', ...apps]);
  for (const app of apps) run(tree, ['tools/release.ts', app, '--to', to]);
}

/** Where the files of a remote's newest listed version are. */
function newestOf(remote: string, site: string): string {
  const { remotes } = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { base: string }[]>;
  };
  return remotes[remote]![0]!.base;
}

/** The versions of the cores on the page, one for each instance of federation's runtime. */
const coresOn = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { version: string }[] };
    };
    return [...new Set(federation.__INSTANCES__.map(({ version }) => version))];
  });

const [login, readings, campaigns, settings] = parts as [Part, Part, Part, Part];

test.use({ account: 'nobody' });

if (isProof)
  test('a remote with a later core of federation waits for a shell that has it, which also runs remotes of today', async ({
    browser,
    world,
  }) => {
    test.setTimeout(600_000);
    const site = mkdtempSync(path.join(tmpdir(), 'seguia-'));
    const tree = copyTree();
    const apps = [login, readings, campaigns].map(({ remote }) => remote);
    release(tree, ['shell', ...apps], site);

    installLater(tree);
    expect(tree.node(['tools/doors.ts']).output).toContain(
      `Remotes use ${core} of the shell, which was ${coreVersion()} and is ${later}: raise the minor version`,
    );
    raiseDoors(tree);
    run(tree, ['tools/doors.ts', '--accept']);
    release(tree, [readings.remote, settings.remote], site);

    const web = await WebServer.start(site);
    const page = await browser.newPage({ baseURL: web.url, serviceWorkers: 'block' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const requestsOf = ({ remote }: Part) => requested.filter((file) => file.startsWith(newestOf(remote, site)));
    const expectDrawn = async ({ path: to, heading }: Part) => {
      await page.goto(`/en${to}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    };
    await openFarm(page, world, 'manager');

    // On today's shell: one has a version before, the other has none.
    await expectDrawn(readings);
    await page.goto(`/en${settings.path}`);
    await expect(page.getByRole('alert')).toContainText(settings.title);
    expect(await coresOn(page)).toEqual([coreVersion()]);
    expect([...requestsOf(readings), ...requestsOf(settings)]).toEqual([]);

    release(tree, ['shell'], site);
    tree.remove();
    for (const part of [readings, settings]) {
      await expectDrawn(part);
      expect(requestsOf(part)).not.toEqual([]);
      expect(await coresOn(page)).toEqual([later]);
    }
    // Built with today's core, on the later one.
    for (const part of [login, campaigns]) {
      await expectDrawn(part);
      expect(await coresOn(page)).toEqual([later]);
    }
    await page.close();
    await web.stop();
    rmSync(site, { recursive: true });
  });
