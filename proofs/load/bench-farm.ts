// A farm for bench-load.ts: a data server with the demo, and a phone that has logged in there.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwright } from 'playwright';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';
import { freePort } from '../../tools/test-world/free-port.ts';
import { sessionState, type SessionState } from '../../tools/test-world/session-state.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface BenchFarm {
  /** The phone's `localStorage`: session, profile and farm. Its databases and its cache are empty. */
  phone: SessionState;
  close: () => Promise<void>;
}

/** Starts a data server with the demo, and logs in a phone that opens the app at `web`. */
export async function benchFarm(web: string): Promise<BenchFarm> {
  const folder = await mkdtemp(path.join(tmpdir(), 'seguia-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['data-server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DEMO: '1', API_PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return {
    phone: await logIn(web, `http://localhost:${port}`),
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function logIn(web: string, api: string): Promise<BenchFarm['phone']> {
  const browser = await playwright.launch(wholeLaunchOptions);
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript((address) => {
      if (!localStorage.getItem('seguia.server')) localStorage.setItem('seguia.server', address);
    }, api);
    const page = await context.newPage();
    await page.goto(`${web}/en/login`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('recorder@demo.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('seguia-demo');
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    await page
      .getByRole('navigation', { name: 'Main' })
      .or(page.getByRole('button', { name: /Oasis/ }))
      .waitFor();
    const farm = page.getByRole('button', { name: /Oasis/ });
    if (await farm.isVisible()) await farm.click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    return await sessionState(context);
  } finally {
    await browser.close();
  }
}
