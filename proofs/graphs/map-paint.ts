// Times the map of a season of the largest farm, on a slowed processor, for a phone and a desk:
//   node proofs/graphs/map-paint.ts [--cpu 4] [--rounds 5] [--plots 53]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchPage } from '../bench-page.ts';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';
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

/** Milliseconds on the clock (on the slowed processor), and of work on the page's main thread (on the processor as it is). */
interface Cost extends MapTiming {
  work: number;
}

/** A fresh browser each time: the first paint of a page that has drawn nothing before. */
async function measure(width: number, slowed: number): Promise<Cost> {
  const browser = await chromium.launch(wholeLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width, height: 844 }, deviceScaleFactor: width < 500 ? 2 : 1 });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${address}/?plots=${options.plots}&width=${width}`);
    await page.waitForSelector('body[data-ready]', { state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await work();
    const timing = await page.evaluate(() => (window as unknown as { draw(): Promise<MapTiming> }).draw());
    return { ...timing, work: (await work()) - before };
  } finally {
    await browser.close();
  }
}

console.log(`${options.plots} plots × 546 days, CPU ÷ ${options.cpu}, ${options.rounds} rounds

| width | cells | painted after, median (lowest–highest) | work of the main thread, CPU as it is |
|---|---|---|---|`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
for (const width of [390, 1440, 2560]) {
  const slow: Cost[] = [];
  const fast: Cost[] = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    slow.push(await measure(width, Number(options.cpu)));
    fast.push(await measure(width, 1));
  }
  const times = slow.map(({ painted }) => painted);
  if (!(median(times) <= most)) isSlow = true;
  const range = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  const work = median(fast.map((cost) => cost.work)).toFixed(0);
  console.log(`| ${width} px | ${slow[0]?.cells} | ${median(times).toFixed(0)} ms (${range}) | ${work} ms |`);
}
await close();
if (isSlow) {
  console.error(`✗ a map takes longer than ${most} ms`);
  process.exitCode = 1;
}
