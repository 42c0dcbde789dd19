// node proofs/load/bench-load.ts [--rounds 8]: a login at a first, a second and a fifth visit, four ways by turns in one run: with the same libraries
// alone, with these and the form as a remote (the floor), with our code in one bundle, and federated, without and with its service worker; and
// the federated app's new reading, by its address, on a phone that has logged in and holds nothing else (slow 4G: 1.6 Mbit/s, 150 ms; processor
// slowed four times; brotli 11). Build first: pnpm build.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium as playwright } from 'playwright';
import { workerState } from '../../shared/src/device/offline/worker-state.ts';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';
import { serveWeb } from '../../tools/web-server.ts';
import { benchFarm } from './bench-farm.ts';
import { columns, makeSites } from './bench-sites.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/bench');
const slow4g = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };

interface Load {
  /** Without the manifest and its icons, which Chromium fetches for the installation once a page is open. */
  requests: number;
  /** Transferred bytes of these requests. */
  bytes: number;
  /** Milliseconds until an input field is on the screen. */
  ready: number;
}

/** The loads of a round: a first visit, a second one in the same browser, with its cache, and a fifth, with what it has compiled. */
interface Visit {
  cold: Load;
  warm: Load;
  daily: Load;
}

/** The logins of each column, that of the last one with its service worker, and its new reading. */
const rows = [...columns, 'with worker', '/app/new'] as const;
type Row = (typeof rows)[number];

/** Measures `rounds` visits of each row; the rows take turns in going first. */
async function benchLoad(rounds: number): Promise<Record<Row, Visit[]>> {
  const sites = await makeSites(folder);
  const servers = await Promise.all(columns.map((column) => serveWeb(sites[column], 0)));
  const addresses = servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}`);
  const app = addresses[columns.indexOf('federated')]!;
  const farm = await benchFarm(app);
  const found = Object.fromEntries(rows.map((row) => [row, [] as Visit[]])) as Record<Row, Visit[]>;
  const visitOf = (row: Row) => {
    if (row === '/app/new')
      return visit(`${app}/en/app/new`, 'input[name=intakeEc]', {
        stored: farm.phone.origins.flatMap(({ localStorage }) => localStorage),
      });
    const hasWorker = row === 'with worker';
    return visit(`${hasWorker ? app : addresses[columns.indexOf(row)]!}/login`, 'input[type=password]', { hasWorker });
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[(place + round) % rows.length]!;
        found[row].push(await visitOf(row));
      }
    }
  } finally {
    await farm.close();
    for (const server of servers) server.close();
  }
  return found;
}

interface Stored {
  name: string;
  value: string;
}

/**
 * Visits with a new profile on the disk: a private window stores nothing that it has compiled. `stored` is what its `localStorage` has from the
 * beginning.
 */
async function visit(
  url: string,
  field: string,
  { stored = [], hasWorker = false }: { stored?: Stored[]; hasWorker?: boolean },
): Promise<Visit> {
  const profile = mkdtempSync(path.join(tmpdir(), 'seguia-bench-'));
  const context = await playwright.launchPersistentContext(profile, {
    ...wholeLaunchOptions,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR', // the address without a prefix is French: in another language the second visit would be in another than the first
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  await context.addInitScript((entries: Stored[]) => {
    for (const { name, value } of [...entries, { name: 'seguia.server', value: 'https://api.farm.example' }])
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }, stored);
  try {
    const cold = await load(context, url, field);
    if (hasWorker) await bringWorker(context, url);
    const warm = await load(context, url, field);
    for (const _ of [3, 4]) await load(context, url, field);
    return { cold, warm, daily: await load(context, url, field) };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Waits in a page of its own until the service worker has a whole set. */
async function bringWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(async (state) => {
    const stored = await (await caches.open(state.cache)).match(state.path);
    return Boolean(((await stored?.json()) as { current?: object | null } | undefined)?.current);
  }, workerState);
  await page.close();
}

async function load(context: BrowserContext, url: string, field: string): Promise<Load> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const count = { requests: 0, bytes: 0 };
  const forInstallation = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/manifest\.webmanifest$|\/icon(?:-[\w-]+)?\.(?:png|svg)$/.test(request.url)) forInstallation.add(requestId);
    else count.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!forInstallation.has(requestId)) count.bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(
    (selector) => document.querySelector(selector)?.checkVisibility() && performance.now(),
    field,
    { polling: 'raf', timeout: 60_000 },
  );
  const at = Number(await ready.jsonValue());
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ...count, ready: at };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
const found = await benchLoad(Number(values.rounds));
const counts = (kind: string) => `requests, ${kind} | kB | `;
const times = (kind: string) => `ms, ${kind} | ÷ bare | ÷ floor`;
console.log(`| | ${counts('cold')}${times('cold')} | ${counts('warm')}${times('warm')} | ${times('daily')} |`);
for (const column of rows) {
  const cells = (['cold', 'warm', 'daily'] as const).flatMap((kind) => {
    const loads = found[column].map((of) => of[kind]);
    const ratio = (to: Row) =>
      median(loads.map(({ ready }, round) => ready / found[to][round]![kind].ready)).toFixed(2);
    const time = [Math.round(median(loads.map(({ ready }) => ready))), ratio('bare'), ratio('floor')];
    if (kind === 'daily') return time;
    const kilobytes = (median(loads.map(({ bytes }) => bytes)) / 1000).toFixed(1);
    return [median(loads.map(({ requests }) => requests)), kilobytes, ...time];
  });
  console.log(`| ${column} | ${cells.join(' | ')} |`);
}
const toWarm = found['with worker'].map(({ daily }, round) => daily.ready / found.federated[round]!.warm.ready);
console.log(`Medians of ${values.rounds} rounds; ratios within each round.`);
console.log(`A fifth visit with the worker takes ${median(toWarm).toFixed(2)} times a second one without it.`);
