// A deployment that asks its devices which versions they run, and one that does not ask. The service and the browser are real.
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readRegistryFile } from '../../../tools/release/registry-file.ts';
import { servedShell } from '../../../tools/release/shell.ts';
import { newKeys } from '../../../tools/release/signature.ts';
import { makeToken, putTeam } from '../../../tools/release-server/teams.ts';
import { ReleaseService } from '../../support/world.ts';
import { editJson, test as base } from '../deployment.ts';
import { canaryOf } from './canary-release.ts';

const remote = 'mf-auth';

/** Milliseconds after which a page tells what it ran. */
const late = 10_000;

const test = base.extend<{ service: ReleaseService }>({
  serviceWorkers: 'block',
  service: async ({ deployment: { site } }, use) => {
    const service = await ReleaseService.start(site);
    await use(service);
    await service.stop();
  },
});

const address = ({ url }: ReleaseService) => `${url}/v1/version-reports`;

/** Opens the start page. Returns what it requests from then on, but for its own files. */
async function open(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.goto('/en/start');
  await expect(page.getByRole('heading', { name: 'Welcome to Seguia' })).toBeVisible();
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}

test('a device tells which versions ran and failed, and nothing of itself; its team sees it', async ({
  page,
  browser,
  service,
  deployment: { site },
}) => {
  test.setTimeout(120_000);
  const [whole] = readRegistryFile(site).remotes[remote]!;
  const canary = canaryOf(site, remote, 'throw new Error("this canary is broken");');
  canary.share(100);
  editJson(path.join(site, 'config.json'), { versionReports: address(service) });
  const sent = page.waitForRequest(address(service), { timeout: 60_000 });
  await page.context().addCookies([{ name: 'known', value: 'Ana', url: service.url }]);
  await open(page);
  const report = await sent;
  const lines = report.postDataJSON() as string[][];
  const ofRemote = lines.filter(([part]) => part === remote).map((line) => line.join(' '));
  expect(new Set(ofRemote)).toEqual(
    new Set([
      `${remote} ${canary.version} load`,
      `${remote} ${canary.version} tried`,
      `${remote} ${whole!.version} tried`,
    ]),
  );
  expect(lines).toContainEqual(['shell', servedShell(site), 'tried']);
  expect(lines.flat().every((text) => /^(?:[a-z]+|mf-[a-z]+|[\d.]+-[\da-f]+)$/.test(text))).toBe(true);
  const headers = await report.allHeaders();
  expect([headers['cookie'], headers['referer'], headers['accept-language']]).toEqual([undefined, undefined, '*']);

  const { publicKey } = newKeys();
  putTeam(site, 'auth', [remote], publicKey);
  const token = makeToken(site, 'auth');
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      httpCredentials: { username: 'auth', password: token },
      colorScheme,
      viewport: { width: 1440, height: 900 },
    });
    const team = await context.newPage();
    await team.goto(`${service.url}/versions`);
    const row = team.getByRole('row').filter({ hasText: canary.version });
    await expect(row).toContainText('canary, 100 % of the devices');
    await expect(row).toContainText('threw when it was loaded: 1');
    await expect(team.getByRole('img', { name: new RegExp(`${remote}: `) })).toBeVisible();
    for (const width of [1440, 360]) {
      await team.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page: team }).analyze();
      expect(violations).toEqual([]);
      expect(await team.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  }
});

test('a device tells nothing where the deployment does not ask', async ({ page, baseURL }) => {
  test.setTimeout(60_000);
  const requested = await open(page);
  await page.waitForTimeout(late + 3000);
  expect(requested.filter((url) => !url.startsWith(baseURL) || url.includes('version-reports'))).toEqual([]);
});
