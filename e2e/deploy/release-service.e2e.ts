// Two teams release by the service into a running site whose devices check the teams' signatures, with browsers that meet each release.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { readRegistryFile } from '../../tools/release/registry-file.ts';
import { newKeys } from '../../tools/release/signature.ts';
import { release } from '../../tools/release.ts';
import { makeToken, putTeam } from '../../tools/release-server/teams.ts';
import { heldSets, readyForOffline } from '../support/offline.ts';
import { ReleaseService } from '../support/world.ts';
import { anotherBuild } from './another-build.ts';
import { editJson, test as base } from './deployment.ts';

/** Runs a command of a team with the service; resolves with what it prints. */
type Command = (tool: 'release' | 'rollback', ...args: string[]) => Promise<string>;

const remote = 'mf-auth';
const others = ['mf-campaigns', 'mf-readings', 'mf-settings'];

/** A site with a service and two teams, which have signed and released everything; its devices take nothing else. */
const test = base.extend<{ auth: Command }>({
  auth: async ({ deployment: { site } }, use) => {
    const service = await ReleaseService.start(site);
    const team = (name: string, apps: string[]): { publicKey: string; command: Command } => {
      const { privateKey, publicKey } = newKeys();
      putTeam(site, name, apps, publicKey);
      const env = { ...process.env, RELEASE_TOKEN: makeToken(site, name), RELEASE_KEY: privateKey };
      const command: Command = async (tool, ...args) => {
        const program = path.join(import.meta.dirname, `../../tools/${tool}.ts`);
        const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, '--to', service.url], {
          env,
        });
        return stdout.trim();
      };
      return { publicKey, command };
    };
    const [auth, rest] = [team('auth', [remote]), team('rest', others)];
    await auth.command('release', remote, '--from', site);
    for (const app of others) await rest.command('release', app, '--from', site);
    const releaseKeys = Object.fromEntries(
      [remote, ...others].map((app) => [app, [(app === remote ? auth : rest).publicKey]]),
    );
    editJson(path.join(site, 'config.json'), { releaseKeys });
    await expect(rest.command('release', remote, '--from', site)).rejects.toThrow('The team rest releases');
    await use(auth.command);
    await service.stop();
  },
});

const heading = (page: Page) => page.getByRole('heading', { name: 'Welcome to Seguia' });

/** Opens the start page, and returns the folder of the remote that draws it: by its styles, as the page may fetch others early. */
async function visit(page: Page, search = '', meanwhile?: () => Promise<void>): Promise<string> {
  await page.goto(`/en/start${search}`);
  await meanwhile?.();
  await expect(heading(page)).toBeVisible();
  const styles = page.locator('link[rel="stylesheet"][href*="/mf-auth/"]');
  const addresses = await styles.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return [...new Set(addresses.map((address) => path.posix.dirname(new URL(address).pathname)))].join();
}

test.describe('a device that meets each release', () => {
  test.use({ serviceWorkers: 'block' });

  test('runs what its teams have signed, shows a preview to who opens it, and leaves out a remote for diagnosis', async ({
    page,
    auth,
    deployment: { site },
  }, info) => {
    test.setTimeout(120_000);
    const [first] = readRegistryFile(site).remotes[remote]!;
    const served = `/r/${remote}/${first!.version}`;
    expect(await visit(page)).toBe(served);
    const forged = release(remote, site, { from: anotherBuild(site, remote, info.outputPath('forged'), 'forged') });
    const [newest, second] = readRegistryFile(site).remotes[remote]!; // a site that was released before lists more
    expect([newest!.version, second!.version]).toEqual([forged, first!.version]);
    expect(await visit(page)).toBe(served);

    const next = anotherBuild(site, remote, info.outputPath('next'), 'next');
    expect(await auth('release', remote, '--from', next, '--preview', 'pr-12')).toContain('?preview=pr-12');
    expect(await visit(page)).toBe(served);
    const question = page.getByRole('alertdialog', { name: 'Open a preview?' });
    const open = () => question.getByRole('button', { name: 'Open' }).click();
    expect(await visit(page, '?preview=pr-12', open)).toMatch(/^\/previews\/pr-12\/mf-auth\//);
    expect(await visit(page)).toMatch(/^\/previews\/pr-12\/mf-auth\//);
    await expect(page.getByText(/^Preview .?pr-12/)).toBeVisible();
    await page.getByRole('button', { name: /^Close the preview/ }).click();
    await expect(page.getByText(/^Preview .?pr-12/)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    expect(await visit(page)).toBe(served);

    await page.goto(`/en/start?without=${remote}`);
    await expect(page.getByText(/^Without .?mf-auth/)).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Switch on again/ }).click();
    await expect(heading(page)).toBeVisible();
  });
});

test('a device with a withdrawn version in its set does not run it at its next start', async ({
  page,
  auth,
  deployment: { site },
}, info) => {
  test.setTimeout(120_000);
  const [before] = readRegistryFile(site).remotes[remote]!;
  await auth('release', remote, '--from', anotherBuild(site, remote, info.outputPath('next'), 'next'));
  const [next] = readRegistryFile(site).remotes[remote]!;
  expect(await visit(page)).toBe(`/r/${remote}/${next!.version}`);
  await readyForOffline(page);
  const held = async () => (await heldSets(page)).map(({ remotes }) => remotes[remote]!.version);
  expect(await held()).toEqual([next!.version]);
  await auth('rollback', remote);
  expect(await visit(page)).toBe(`/r/${remote}/${before!.version}`);
});
