import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
const web = 'http://localhost:23911',
  api = 'http://localhost:24911';
const [, , out] = process.argv;
const who = process.env.WHO ?? 'recorder';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const W = Number(process.env.W ?? 360),
  H = Number(process.env.H ?? 640),
  lang = process.env.L ?? 'fr';
const prefix = lang === 'fr' ? '' : '/' + lang;
const st = `/tmp/round/state-${who}.json`;
if (!existsSync(st)) {
  const c = await b.newContext({ serviceWorkers: 'block', timezoneId: 'Africa/Casablanca' });
  const p = await c.newPage();
  await p.goto(web + '/en/start');
  await p.getByText('Connect to a data server').click();
  await p.getByRole('textbox', { name: 'Full address' }).fill(api);
  await p.getByRole('button', { name: 'Use this server' }).click();
  await p.getByRole('textbox', { name: 'E-mail' }).fill(who + '@demo.test');
  await p.getByRole('textbox', { name: 'Password' }).fill('seguia-demo');
  await p.getByRole('button', { name: 'Log in' }).click();
  await p.getByText('Oasis du Souss').first().click();
  await p.getByRole('navigation', { name: 'Main' }).waitFor();
  await p.waitForTimeout(1500);
  await c.storageState({ path: st });
  await c.close();
}
const ctx = await b.newContext({
  storageState: st,
  viewport: { width: W, height: H },
  deviceScaleFactor: W > 1000 ? 1 : 2,
  hasTouch: W < 1000,
  isMobile: W < 1000,
  colorScheme: process.env.DARK ? 'dark' : 'light',
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  timezoneId: 'Africa/Casablanca',
});
if (process.env.FONT)
  await ctx.addInitScript((f) => {
    const s = document.createElement('style');
    s.textContent = `html{font-size:${f}px}`;
    (document.head ?? document.documentElement).append(s);
  }, process.env.FONT);
const p = await ctx.newPage();
p.on('pageerror', (e) => console.log('ERR', e.message));
const { default: steps } = await import(process.env.STEPS ?? '/tmp/round/steps.mjs');
try {
  await steps({ p, web, api, prefix, out, W, H });
} catch (e) {
  console.log(e.message.slice(0, 600));
  await p.screenshot({ path: `${out}-fail.png` });
}
await b.close();
