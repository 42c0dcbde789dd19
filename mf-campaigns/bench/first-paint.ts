// Times the five graphs of an 18-month campaign against plain SVG paths of the same data, on a slowed processor:
//   node mf-campaigns/bench/first-paint.ts [--cpu 4] [--rounds 9] [--plots 12]
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';

interface Timing {
  painted: number;
  nodes: number;
}

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '9' },
    plots: { type: 'string', default: '12' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const cases = {
  'the five graphs': 'draw=graphs',
  'plain paths, the five picked plots': 'draw=paths&lines=5',
  'plain paths, all plots': `draw=paths&lines=${options.plots}`,
};
type Case = keyof typeof cases;
const names = Object.keys(cases) as Case[];

const folder = await mkdtemp(path.join(tmpdir(), 'seguia-bench-'));
await build({
  root: path.join(import.meta.dirname, 'page'),
  build: { outDir: folder, emptyOutDir: true },
  logLevel: 'warn',
});
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = path.join(folder, name === '/' ? 'index.html' : path.normalize(name));
  readFile(file).then(
    (body) => response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A fresh browser each time: the first paint of a page that has drawn nothing before. */
async function measure(name: Case): Promise<{ first: Timing; zoom: Timing }> {
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    page.on('pageerror', (error) => console.error(name, error));
    await page.goto(`${address}/?plots=${options.plots}&${cases[name]}`);
    await page.waitForSelector('body[data-ready]', { state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    const draw = (days: number) =>
      page.evaluate((count) => (window as unknown as { draw(days: number): Promise<Timing> }).draw(count), days);
    const first = await draw(546);
    await page.waitForTimeout(200);
    return { first, zoom: await draw(60) };
  } finally {
    await browser.close();
  }
}

const results = new Map<Case, { first: Timing; zoom: Timing }[]>(names.map((name) => [name, []]));
for (let round = 0; round < Number(options.rounds); round++)
  for (const name of names) results.get(name)?.push(await measure(name));
server.close();
await rm(folder, { recursive: true });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const times = (name: Case, step: 'first' | 'zoom') => (results.get(name) ?? []).map((one) => one[step].painted);
/** The median of the rounds' own ratios: what slows a round slows both of its sides. */
const ratio = (name: Case, step: 'first' | 'zoom') => {
  const plain = times('plain paths, the five picked plots', step);
  return median(times(name, step).map((time, round) => time / (plain[round] ?? Number.NaN)));
};

console.log(`CPU ÷ ${options.cpu}, ${options.plots} plots × 546 days, ${options.rounds} interleaved rounds, medians\n`);
console.log('| drawn | first paint, ms | ÷ plain | zoom to 60 days, ms | ÷ plain | nodes |');
console.log('|---|---|---|---|---|---|');
for (const name of names)
  console.log(
    `| ${name} | ${median(times(name, 'first')).toFixed(0)} | ${ratio(name, 'first').toFixed(2)} | ${median(times(name, 'zoom')).toFixed(0)} | ${ratio(name, 'zoom').toFixed(2)} | ${results.get(name)?.[0]?.first.nodes ?? ''} |`,
  );
