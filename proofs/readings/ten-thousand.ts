// Times opening, filtering and typing on a device that holds 10 and 10,000 readings, by turns, on a slowed processor:
//   node proofs/readings/ten-thousand.ts [--cpu 4] [--rounds 8]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { benchPage } from '../bench-page.ts';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '8' },
  },
});

const counts = [10, 10_000] as const;
/** How often each act is timed in a round. */
const repeats = 6;

const { address, close } = await benchPage(path.join(import.meta.dirname, 'page'));

const acts = {
  'open Latest': (page: Page) => page.evaluate(() => window.bench.open('/app/last')),
  'open History': (page: Page) => page.evaluate(() => window.bench.open('/app/history')),
  'filter History': (page: Page) => page.evaluate(() => window.bench.filter()),
  'type a key': (page: Page) => page.evaluate(() => window.bench.type()),
} satisfies Record<string, (page: Page) => Promise<number | number[]>>;
type Step = keyof typeof acts;
const names = Object.keys(acts) as Step[];

const times = new Map(counts.map((count) => [count, new Map<Step, number[]>(names.map((name) => [name, []]))]));

async function round(count: (typeof counts)[number]): Promise<void> {
  const browser = await chromium.launch(wholeLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.on('pageerror', (error) => console.error(count, error));
    await page.goto(`${address}/?readings=${count}`);
    await page.waitForSelector('body[data-ready]', { state: 'attached', timeout: 120_000 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    for (const name of names) {
      // The first time loads the screen's code; that is the same with any number of readings.
      for (let turn = 0; turn <= repeats; turn++) {
        await page.evaluate(() => window.bench.leave());
        const took = [await acts[name](page)].flat();
        if (turn > 0)
          times
            .get(count)
            ?.get(name)
            ?.push(...took);
      }
    }
  } finally {
    await browser.close();
  }
}

for (let turn = 0; turn < Number(options.rounds); turn++) for (const count of counts) await round(count);
await close();

/** The value below which that share of the times lies. */
function quantile(share: number, count: (typeof counts)[number], name: Step): number {
  const sorted = (times.get(count)?.get(name) ?? []).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

console.log(`Milliseconds, CPU ÷ ${options.cpu}, ${options.rounds} interleaved rounds of ${repeats}

| act | median with 10 | with 10,000 | ratio | 95th percentile with 10 | with 10,000 | ratio |
|---|---|---|---|---|---|---|`);
for (const name of names) {
  const cells = [0.5, 0.95].flatMap((share) => {
    const [few, many] = [quantile(share, 10, name), quantile(share, 10_000, name)];
    return [few.toFixed(0), many.toFixed(0), (many / few).toFixed(2)];
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
