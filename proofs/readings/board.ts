// Times opening the board on a device that holds 12 and 200 plots, three readings a plot and day for 14 days, by turns, on a slowed processor:
//   node proofs/readings/board.ts [--cpu 4] [--rounds 8] [--wide]
// A browser of its own for each time: nothing of the opening before is left in its memory but the screen's code.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchPage } from '../bench-page.ts';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '8' },
    wide: { type: 'boolean', default: false },
  },
});

const counts = [12, 200] as const;
type Count = (typeof counts)[number];
/** How often the board is opened in a round; the first time loads the screen's code. */
const repeats = 6;
const viewport = options.wide ? { width: 1440, height: 900 } : { width: 390, height: 844 };

const { address, close } = await benchPage(path.join(import.meta.dirname, 'board-page'));
const times = new Map<Count, Record<'answer' | 'inSight', number[]>>(
  counts.map((count) => [count, { answer: [], inSight: [] }]),
);

async function round(count: Count): Promise<void> {
  const browser = await chromium.launch(wholeLaunchOptions);
  try {
    const page = await browser.newPage({ viewport });
    page.on('pageerror', (error) => console.error(count, error));
    await page.goto(`${address}/?plots=${count}`);
    await page.waitForSelector('body[data-ready]', { state: 'attached', timeout: 120_000 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    for (let turn = 0; turn <= repeats; turn++) {
      const { answer, inSight } = await page.evaluate(() => window.boardBench.open());
      if (turn === 0) continue;
      times.get(count)?.answer.push(answer);
      times.get(count)?.inSight.push(inSight);
    }
  } finally {
    await browser.close();
  }
}

for (let turn = 0; turn < Number(options.rounds); turn++) for (const count of counts) await round(count);
await close();

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

console.log(`Milliseconds, CPU ÷ ${options.cpu}, ${viewport.width} × ${viewport.height}, medians of ${options.rounds} interleaved rounds of ${repeats}

| until | with 12 plots | with 200 | ratio |
|---|---|---|---|`);
for (const [what, name] of [
  ['answer', 'the summary and the first plots are painted'],
  ['inSight', 'all that is on the screen is, with its weeks and sentences'],
] as const) {
  const [few, many] = counts.map((count) => median(times.get(count)?.[what]));
  console.log(`| ${name} | ${few?.toFixed(0)} | ${many?.toFixed(0)} | ${((many ?? 0) / (few ?? 1)).toFixed(2)} |`);
}
