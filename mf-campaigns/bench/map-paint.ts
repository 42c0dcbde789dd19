// Times the map of a season of the largest farm, on a slowed processor, for a phone and a desk:
//   node mf-campaigns/bench/map-paint.ts [--cpu 4] [--rounds 5] [--plots 53]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchPage } from '../../tools/bench/bench-page.ts';
import { wholeLaunchOptions } from '../../tools/world/browser.ts';
import type { MapTiming } from './map/main.tsx';

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    plots: { type: 'string', default: '53' },
  },
});

/** The aim for the median: a map that is chosen again is there within a second. */
const most = 1000;

const { address, close } = await benchPage(path.join(import.meta.dirname, 'map'));
let isSlow = false;

/** A fresh browser each time: the first paint of a page that has drawn nothing before. */
async function measure(width: number): Promise<MapTiming> {
  const browser = await chromium.launch(wholeLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width, height: 844 }, deviceScaleFactor: width < 500 ? 2 : 1 });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${address}/?plots=${options.plots}&width=${width}`);
    await page.waitForSelector('body[data-ready]', { state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    return await page.evaluate(() => (window as unknown as { draw(): Promise<MapTiming> }).draw());
  } finally {
    await browser.close();
  }
}

console.log(`${options.plots} plots × 546 days, CPU ÷ ${options.cpu}, ${options.rounds} rounds

| width | cells | painted after, median (lowest–highest) |
|---|---|---|`);
for (const width of [390, 1440, 2560]) {
  const rounds: MapTiming[] = [];
  for (let round = 0; round < Number(options.rounds); round++) rounds.push(await measure(width));
  const times = rounds.map(({ painted }) => painted).toSorted((a, b) => a - b);
  const median = times[times.length >> 1] ?? Number.NaN;
  if (!(median <= most)) isSlow = true;
  const [low = 0, high = 0] = [times[0], times.at(-1)];
  console.log(`| ${width} px | ${rounds[0]?.cells} | ${median.toFixed(0)} ms (${low.toFixed(0)}–${high.toFixed(0)}) |`);
}
await close();
if (isSlow) {
  console.error(`✗ a map takes longer than ${most} ms`);
  process.exitCode = 1;
}
