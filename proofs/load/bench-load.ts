// node proofs/load/bench-load.ts [--rounds 8]: a login at a first, a second and a fifth visit, four ways by turns in one run: with the same libraries
// alone, with these and the form as a remote (the floor), with our code in one bundle, and federated, without and with its service worker; and
// the federated app's new reading, by its address, on a phone that has logged in and holds nothing else (slow 4G: 1.6 Mbit/s, 150 ms; processor
// slowed four times; brotli 11). Build first: pnpm build.
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { workerState } from '../../shared/src/device/offline/worker-state.ts';
import { serveWeb } from '../../tools/web-server.ts';
import { benchFarm } from './bench-farm.ts';
import { columns, makeSites } from './bench-sites.ts';
import { PlainBrowser } from './plain-browser.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/bench');
const slow4g = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };

/** A page is loaded when nothing has been on its way for this long, in milliseconds. */
const quiet = 500;

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
  const entries = [...stored, { name: 'seguia.server', value: 'https://api.farm.example' }];
  const script = `(${beforeApp.toString()})(${JSON.stringify([entries, field, hasWorker])})`;
  const browser = await PlainBrowser.start();
  try {
    const cold = await load(browser, url, script);
    if (hasWorker) await bringWorker(browser, url, script);
    const warm = await load(browser, url, script);
    for (const _ of [3, 4]) await load(browser, url, script);
    return { cold, warm, daily: await load(browser, url, script) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts: fills `localStorage`, keeps the service worker out, and notes when the field is on the screen. */
function beforeApp([entries, field, hasWorker]: [Stored[], string, boolean]): void {
  for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  if (!hasWorker) navigator.serviceWorker.register = () => new Promise(() => undefined);
  const look = () => {
    if (document.querySelector(field)?.checkVisibility()) Object.assign(globalThis, { fieldAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Waits in a page of its own until the service worker has a whole set. */
async function bringWorker(browser: PlainBrowser, url: string, script: string): Promise<void> {
  const page = await browser.newPage();
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  await page.send('Page.navigate', { url });
  const stored = `(await (await caches.open('${workerState.cache}')).match('${workerState.path}'))?.json()`;
  await page.waitFor(`(async () => Boolean((await ${stored})?.current))()`);
  await page.close();
}

async function load(browser: PlainBrowser, url: string, script: string): Promise<Load> {
  const page = await browser.newPage();
  const count = { requests: 0, bytes: 0 };
  const forInstallation = new Set<string>();
  let lastAt = Date.now();
  page.on<{ requestId: string; request: { url: string } }>('Network.requestWillBeSent', ({ requestId, request }) => {
    lastAt = Date.now();
    if (/\/manifest\.webmanifest$|\/icon(?:-[\w-]+)?\.(?:png|svg)$/.test(request.url)) forInstallation.add(requestId);
    else count.requests += 1;
  });
  page.on('Network.dataReceived', () => (lastAt = Date.now()));
  page.on<{ requestId: string; encodedDataLength: number }>('Network.loadingFinished', (end) => {
    lastAt = Date.now();
    if (!forInstallation.has(end.requestId)) count.bytes += end.encodedDataLength;
  });
  await page.send('Network.emulateNetworkConditions', slow4g);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  await page.send('Page.navigate', { url });
  const ready = await page.waitFor('globalThis.fieldAt');
  while (Date.now() < lastAt + quiet) await sleep(100);
  await page.close();
  return { ...count, ready };
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
