// Two teams, each with a repository of its own, and three environments with a release service each, in front of one browser that stays open
// (`pnpm proof teams`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import { writeWhole } from '../../../tools/release/files.ts';
import { readRegistryFile } from '../../../tools/release/registry-file.ts';
import { copyTree } from '../../../tools/recipes/copy-tree.ts';
import { freePort } from '../../../tools/test-world/free-port.ts';
import { readyForOffline, takeUpdate } from '../../support/offline.ts';
import { go, openFarm } from '../../support/person.ts';
import { isProof } from '../../support/proof.ts';
import { ReleaseService, WebServer, type World } from '../../support/world.ts';
import { editJson, run, test as base } from '../deployment.ts';
import { type Environment, Team } from './team.ts';

type Name = 'development' | 'staging' | 'production';
type Environments = Record<Name, Environment & { web: string; rooms: string }>;

const test = base.extend<{ environments: Environments }>({
  environments: async ({ deployment: { site }, baseURL }, use, info) => {
    const left: (() => Promise<void>)[] = [];
    const begin = async (name: Name) => {
      const own = name === 'production' ? site : info.outputPath(name);
      if (own !== site) cpSync(site, own, { recursive: true });
      if (name === 'development') editJson(path.join(own, 'config.json'), { remoteOverrides: [] });
      const service = await ReleaseService.start(own);
      const web = own === site ? null : await WebServer.start(own, { WEB_DEVELOPERS: '1' });
      const rooms = createServer(sirv(`${own}.rooms`, { dev: true })).listen(0, '127.0.0.1');
      await once(rooms, 'listening');
      const at = `http://127.0.0.1:${(rooms.address() as AddressInfo).port}`;
      writeWhole(path.join(own, 'rooms.json'), JSON.stringify({ at }));
      left.push(async () => {
        rooms.close();
        await Promise.all([service.stop(), web?.stop()]);
      });
      return { site: own, service, web: web?.url ?? baseURL ?? '', rooms: at };
    };
    await use({
      development: await begin('development'),
      staging: await begin('staging'),
      production: await begin('production'),
    });
    for (const stop of left) await stop();
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Gives the page of a team's remote another title in English. */
const entitle = (team: Team, title: string) =>
  team.edit(`locales/${team.remote}/en.json`, (text) => text.replace(/(?<=\.title": )".*"/, JSON.stringify(title)));

/** The first listed version for all. */
const served = ({ site }: Environment, remote: string) => readRegistryFile(site).remotes[remote]?.[0]?.version;

/** A hundred devices, each in a network of its own, of which half have the canary, on which `failing` of them fail. */
async function hundredDevices({ site, service }: Environment, remote: string, failing: number): Promise<void> {
  const { remotes, canary } = readRegistryFile(site);
  const versions = [canary![remote]!.release.version, remotes[remote]![0]!.version];
  for (let place = 0; place < 100; place += 1) {
    const findings = place < failing * 2 && place % 2 === 0 ? ['tried', 'draw'] : ['tried'];
    const { status } = await fetch(`${service.url}/v1/version-reports`, {
      method: 'POST',
      body: JSON.stringify(findings.map((finding) => [remote, versions[place % 2], finding])),
      headers: { 'x-forwarded-for': `10.1.2.${place}` },
    });
    expect(status).toBe(204);
  }
}

/** A developer looks at the remote as it is being written, in the deployed shell. */
async function look(page: Page, world: World, { web }: { web: string }, team: Team): Promise<void> {
  const port = String(await freePort());
  const script = ['dev', '--port', port];
  const serving = spawn('pnpm', script, { cwd: team.folder, detached: true, stdio: 'ignore' });
  try {
    const isServed = () =>
      fetch(`http://localhost:${port}/release.json`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
    await page.goto(web);
    await openFarm(page, world, 'manager');
    await page.goto(`${web}/en/app/stock?remote=${team.remote}@http://localhost:${port}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Load' }).click();
    await expect(title(page)).toHaveText('Stock');
    entitle(team, 'Stock, begun');
    await expect(title(page)).toHaveText('Stock, begun', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Go back to the deployed version' }).click();
  } finally {
    process.kill(-serving.pid!, 'SIGTERM');
  }
}

test.skip(!isProof, 'runs in pnpm proof teams');

test('two teams with repositories of their own create, look, preview, release, lose a canary, promote, go back and take newer doors', async ({
  page,
  browser,
  world,
  environments,
}) => {
  test.setTimeout(900_000);
  const { development, staging, production } = environments;
  const [stock, field] = [await Team.create('stock'), await Team.create('field')];
  const tokens = Object.fromEntries(
    [stock, field].map((team) => [
      team.remote,
      {
        development: team.register(development),
        staging: team.register(staging),
        production: team.register(production),
      },
    ]),
  );
  const at = (team: Team, where: Name, ...args: string[]) =>
    team.at(environments[where], tokens[team.remote]![where], ...args);
  try {
    await openFarm(page, world, 'manager');
    await readyForOffline(page);

    const developers = await (await browser.newContext({ baseURL: development.web })).newPage();
    await look(developers, world, development, stock);
    for (const script of ['check', 'test', 'build']) await field.pnpm(script);

    const previewed = await stock.ci(development, tokens[stock.remote]!.development, 'pr-1');
    expect(previewed).toContain(`${development.rooms}/previews/pr-1/mf-stock/`);
    await developers.goto(
      `${development.rooms}/previews/pr-1/mf-stock/iframe.html?id=stock-stock--begun&globals=locale:ar-MA`,
    );
    await expect(title(developers)).toBeVisible();
    await expect(developers.locator('html')).toHaveAttribute('dir', 'rtl');
    await developers.goto(`${development.web}/en/app/stock?preview=pr-1`);
    await developers.getByRole('alertdialog').getByRole('button', { name: 'Open' }).click();
    await expect(title(developers)).toHaveText('Stock, begun');
    await expect(developers.getByText(/^Preview .?pr-1/)).toBeVisible();
    expect(served(development, stock.remote)).toBeUndefined();
    await developers.context().close();

    for (const where of ['development', 'staging', 'production'] as const)
      for (const team of [stock, field]) await at(team, where, 'release');
    expect(served(staging, stock.remote)).toBe(served(production, stock.remote));
    await takeUpdate(page);
    await go(page, 'Stock');
    await expect(title(page)).toHaveText('Stock, begun');
    await go(page, 'Field');
    await expect(title(page)).toHaveText('Field');

    // A canary that fails ends by itself.
    const first = served(production, stock.remote)!;
    const screen = `${stock.remote}/src/stock/Stock.tsx`;
    stock.edit(screen, (text) =>
      text.replace('const intl = useIntl();', `$&\n  if (intl.locale) throw new Error('broken');`),
    );
    await stock.pnpm('build');
    await at(stock, 'production', 'release', '--canary', '50');
    await hundredDevices(production, stock.remote, 25);
    const isCanary = () => readRegistryFile(production.site).canary?.[stock.remote] !== undefined;
    await expect.poll(isCanary, { timeout: 30_000 }).toBe(false);
    expect(await at(stock, 'production', 'releases')).toMatch(/it failed on \d+ of \d+ devices/);
    expect(served(production, stock.remote)).toBe(first);
    await page.reload();
    await go(page, 'Stock');
    await expect(title(page)).toHaveText('Stock, begun');

    // A good one is promoted as it was built.
    stock.edit(screen, (text) => text.replace(/\n.*broken.*/, ''));
    entitle(stock, 'Stock, second');
    await stock.pnpm('build');
    await at(stock, 'staging', 'release');
    await at(stock, 'production', 'release', '--canary', '50');
    await hundredDevices(production, stock.remote, 0);
    await at(stock, 'production', 'release');
    const second = served(production, stock.remote)!;
    expect([served(staging, stock.remote), isCanary()]).toEqual([second, false]);
    await takeUpdate(page);
    await go(page, 'Stock');
    await expect(title(page)).toHaveText('Stock, second');
    await at(stock, 'production', 'rollback', stock.remote);
    await takeUpdate(page);
    await go(page, 'Stock');
    await expect(title(page)).toHaveText('Stock, begun');

    // Newer doors: the same sources are released with them.
    const [tree, packages] = [copyTree(), mkdtempSync(path.join(tmpdir(), 'seguia-packages-'))];
    try {
      editJson(path.join(tree.folder, 'shared/package.json'), ({ version }) => ({
        version: String(version).replace(/(?<=\.)\d+/, (minor) => String(Number(minor) + 1)),
      }));
      tree.write(
        'shared/src/platform.ts',
        `${tree.read('shared/src/platform.ts')}\n/** Rows. */\nexport const rowsOfTest = 12;\n`,
      );
      run(tree, ['tools/doors.ts', '--accept']);
      run(tree, ['tools/packages/main.ts', '--to', packages]);
      expect(await stock.pnpm('upgrade-doors', '--from', packages)).toMatch(/platform: rowsOfTest/);
    } finally {
      tree.remove();
      rmSync(packages, { recursive: true });
    }
    entitle(stock, 'Stock, third');
    for (const script of ['check', 'test', 'build']) await stock.pnpm(script);
    await at(stock, 'production', 'release');
    await takeUpdate(page);
    await go(page, 'Stock');
    await expect(title(page)).toHaveText('Stock, third');

    // Neither reaches the other's remote.
    const before = readRegistryFile(production.site).remotes[field.remote];
    const own = tokens[stock.remote]!.production;
    const call = async (what: string, body?: FormData | string, token = own) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      };
      const { status } = await fetch(`${production.service.url}/v1/${what}`, {
        method: 'POST',
        headers,
        ...(body !== undefined && { body }),
      });
      return status;
    };
    const theirs = 'releases/mf-field';
    const refused = '{}'; // before a body is read
    expect({
      'their remote by the own upload': await call(theirs, refused),
      'their build as the own remote': await call('releases/mf-stock', field.upload()),
      'a canary of theirs': await call(`${theirs}?canary=50`, refused),
      'a preview of theirs': await call(`${theirs}?preview=pr-2`, refused),
      'a room of theirs': await call('rooms/mf-field?preview=pr-2', refused),
      'going back with theirs': await call(`${theirs}/rollback`, '{}'),
      'going back to a path': await call('releases/mf-stock/rollback', '{"version":"../mf-field/1.0.0"}'),
      'an address with a path to theirs': await call('releases/mf-stock%2F..%2Fmf-field', refused),
      'their route': await call('releases/mf-stock', stock.upload({ routes: ['/app/field'] })),
      'a token of another environment': await call('releases/mf-stock', refused, tokens[stock.remote]!.staging),
      'their token with the own key': await call(
        theirs,
        stock.upload({ name: 'mf-field' }),
        tokens[field.remote]!.production,
      ),
    }).toEqual({
      'their remote by the own upload': 403,
      'their build as the own remote': 400,
      'a canary of theirs': 403,
      'a preview of theirs': 403,
      'a room of theirs': 403,
      'going back with theirs': 403,
      'going back to a path': 400,
      'an address with a path to theirs': 403,
      'their route': 422,
      'a token of another environment': 401,
      'their token with the own key': 403,
    });
    expect(readRegistryFile(production.site).remotes[field.remote]).toEqual(before);
    await go(page, 'Field');
    await expect(title(page)).toHaveText('Field');
  } finally {
    stock.remove();
    field.remove();
  }
});
