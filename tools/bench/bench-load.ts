// node tools/bench/bench-load.ts [--rounds 8] [--json file]: the cold load of the shell with the login remote, against the same screen in
// one bundle, by turns in one run (slow 4G: 1.6 Mbit/s, 150 ms; processor slowed four times; brotli). Both start without the
// specification's 1,000 ms, which would hide what they cost. Build first: pnpm build.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';
import { chromium as playwright } from 'playwright';
import { wholeLaunchOptions } from '../world/browser.ts';
import { release } from '../release.ts';
import { apps } from '../remotes.ts';
import config from '../bundle/rspack.ts';
import { serveWeb } from '../web-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/bench');
const slow4g = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };

export interface Load {
  requests: number;
  /** Transferred bytes. */
  bytes: number;
  /** Milliseconds until the login form is on the screen. */
  ready: number;
}

/** Measures `rounds` cold loads of each; the two take turns at being first. */
export async function benchLoad(rounds: number): Promise<{ federated: Load[]; single: Load[] }> {
  rmSync(folder, { recursive: true, force: true });
  const sites = { federated: path.join(folder, 'federated'), single: path.join(folder, 'single') };
  for (const app of apps) release(app, sites.federated);
  await buildSingle(path.join(folder, 'build'));
  release('shell', sites.single, { from: path.join(folder, 'build') });
  cpSync(path.join(sites.federated, 'remotes.json'), path.join(sites.single, 'remotes.json'));
  for (const site of Object.values(sites)) writeFileSync(path.join(site, 'config.json'), '{"startDelay":0}');
  for (const site of Object.values(sites)) rmSync(path.join(site, 'config.json.br'), { force: true });
  const servers = await Promise.all([serveWeb(sites.federated, 0), serveWeb(sites.single, 0)]);
  const [federatedUrl, singleUrl] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  const found: { federated: Load[]; single: Load[] } = { federated: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns: ['federated' | 'single', string][] = [
      ['federated', federatedUrl!],
      ['single', singleUrl!],
    ];
    for (const [name, url] of round % 2 ? turns.toReversed() : turns) found[name].push(await load(url));
  }
  for (const server of servers) server.close();
  return found;
}

async function buildSingle(output: string): Promise<void> {
  mkdirSync(output, { recursive: true });
  const own: Configuration = config({ dir: path.join(root, 'shell'), single: true })();
  const compiler = rspack({ ...own, output: { ...own.output, path: output } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

async function load(url: string): Promise<Load> {
  const browser = await playwright.launch(wholeLaunchOptions);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('seguia.server', JSON.stringify('http://localhost:4000')));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const count = { requests: 0, bytes: 0 };
  cdp.on('Network.requestWillBeSent', () => (count.requests += 1));
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (count.bytes += encodedDataLength));
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(
    () => document.querySelector('input[type=password]')?.checkVisibility() && performance.now(),
    undefined,
    {
      polling: 'raf',
      timeout: 60_000,
    },
  );
  const at = Number(await ready.jsonValue());
  await page.waitForLoadState('networkidle');
  await browser.close();
  return { ...count, ready: at };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The row of a table: medians, and the median of the ratios of each round. */
export function summary({ federated, single }: { federated: Load[]; single: Load[] }) {
  const of = (loads: Load[]) => ({
    requests: median(loads.map((load) => load.requests)),
    kilobytes: median(loads.map((load) => load.bytes)) / 1000,
    ready: median(loads.map((load) => load.ready)),
  });
  const ratio = median(federated.map((load, round) => load.ready / single[round]!.ready));
  return { federated: of(federated), single: of(single), ratio };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
  const { federated, single, ratio } = summary(await benchLoad(Number(values.rounds)));
  for (const [name, measured] of Object.entries({ 'shell + login remote': federated, 'single bundle': single })) {
    console.log(
      `| ${name} | ${measured.requests} | ${measured.kilobytes.toFixed(1)} | ${Math.round(measured.ready)} |`,
    );
  }
  console.log(`ratio of the times to a visible login form, median of ${values.rounds} rounds: ${ratio.toFixed(2)}`);
}
