// node tools/picture.ts: takes the README's pictures of the app as it was released last (`pnpm build && pnpm release`), on the demo of a fixed
// day, so that they are the same on every machine. docs/pictures/app.png: Today, a new reading, a campaign on phones, one of them in Arabic
// and dark. desktop.png: a campaign.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium as playwright } from 'playwright';
import { wholeLaunchOptions } from './test-world/browser.ts';
import { serveWeb } from './web-server.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

const root = path.dirname(import.meta.dirname);
const day = '2026-06-15';
const apiPort = 4790;
const released = path.join(root, 'dist/web');
if (!existsSync(path.join(released, 'index.html')))
  throw new Error('There is no app in dist/web: run pnpm build && pnpm release');

const data = mkdtempSync(path.join(tmpdir(), 'seguia-picture-'));

const api = spawn(process.execPath, ['data-server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, DEMO: '1', DEMO_DATE: day, API_PORT: String(apiPort), DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => api.stdout.once('data', resolve));
const web = await serveWeb(released, 0);
const site = `http://localhost:${(web.address() as AddressInfo).port}`;
const browser = await playwright.launch(wholeLaunchOptions);

const screens = [
  await screen(browser, '', 'light', '/app'),
  await screen(browser, '', 'light', '/app/new'),
  await screen(browser, '/ar-ma', 'dark', '/app'),
  await screen(browser, '', 'light', '/app/campaign', { open: true }),
];
mkdirSync(path.join(root, 'docs/pictures'), { recursive: true });
await compose(browser, screens);
const campaign = await screen(browser, '/en', 'light', '/app/campaign', { open: true, size: desktop });
writeFileSync(path.join(root, 'docs/pictures/desktop.png'), campaign);

await browser.close();
web.close();
api.kill();
rmSync(data, { recursive: true, force: true });

/** Logs in as the demo's manager and takes a picture of one screen; `open` follows the list's first link. */
async function screen(
  browser: Browser,
  prefix: string,
  scheme: 'light' | 'dark',
  at: string,
  { open = false, size = phone } = {},
) {
  const context = await browser.newContext({
    ...size,
    colorScheme: scheme,
    timezoneId: 'Africa/Casablanca',
    serviceWorkers: 'block',
  });
  await context.addInitScript((url) => localStorage.setItem('seguia.server', url), `http://localhost:${apiPort}`);
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${day}T12:05:00Z`));
  await page.clock.install({ time: new Date(`${day}T12:05:00Z`) });
  await page.clock.resume();
  await page.goto(`${site}${prefix}/login`);
  await page.locator('input[type=email]').fill('manager@demo.test');
  await page.locator('input[autocomplete=current-password]').fill('seguia-demo');
  await page.locator('input[autocomplete=current-password]').press('Enter');
  await page.getByText('Oasis du Souss').first().click();
  await page.locator('nav').waitFor();
  await page.waitForTimeout(4000);
  await page.goto(site + prefix + at);
  await page.locator('h1').waitFor();
  if (open) await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForTimeout(4000);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function compose(browser: Browser, pictures: Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1160, height: 640 } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:24px;padding:24px;background:#eae5d8}img{inline-size:260px;border-radius:20px;border:1px solid #d6cfbf}</style>${images.join('')}`,
  );
  await page.screenshot({ path: path.join(root, 'docs/pictures/app.png') });
}
