// Times the five graphs of an 18-month campaign against our drawing before nivo, and against plain SVG paths of the same data:
//   node proofs/graphs/first-paint.ts [--cpu 4] [--rounds 9] [--plots 12]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchPage } from '../bench-page.ts';
import { wholeLaunchOptions } from '../../tools/test-world/browser.ts';

interface Timing {
  painted: number;
  nodes: number;
}

const { values: options } = parseArgs({
  options: {
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '9' },
    plots: { type: 'string', default: '12' },
  },
});

const cases = {
  'the five graphs': 'draw=graphs',
  'as we drew them before nivo': 'draw=before',
  'plain paths, the five picked plots': 'draw=paths&lines=5',
  'plain paths, all plots': `draw=paths&lines=${options.plots}`,
};
type Case = keyof typeof cases;
const names = Object.keys(cases) as Case[];

const { address, close } = await benchPage(path.join(import.meta.dirname, 'page'));

/** Milliseconds on the clock until it is painted (on the slowed processor), and of work on the page's main thread. */
interface Cost {
  clock: number;
  work: number;
}
interface Round {
  first: Cost;
  zoom: Cost;
  nodes: number;
}

/** A fresh browser each time: the first paint of a page that has drawn nothing before. */
async function measure(name: Case, slowed: number): Promise<{ first: Cost; zoom: Cost; nodes: number }> {
  const browser = await chromium.launch(wholeLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    page.on('pageerror', (error) => console.error(name, error));
    await page.goto(`${address}/?plots=${options.plots}&${cases[name]}`);
    await page.waitForSelector('body[data-ready]', { state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const draw = async (days: number): Promise<{ cost: Cost; nodes: number }> => {
      const before = await work();
      const { painted, nodes } = await page.evaluate(
        (count) => (window as unknown as { draw(days: number): Promise<Timing> }).draw(count),
        days,
      );
      await page.waitForTimeout(200);
      return { cost: { clock: painted, work: (await work()) - before }, nodes };
    };
    const first = await draw(546);
    return { first: first.cost, zoom: (await draw(60)).cost, nodes: first.nodes };
  } finally {
    await browser.close();
  }
}

/** The clock is read on the slowed processor, the work on the processor as it is: slowing counts as work. */
async function round(name: Case): Promise<Round> {
  const slow = await measure(name, Number(options.cpu));
  const fast = await measure(name, 1);
  return {
    first: { clock: slow.first.clock, work: fast.first.work },
    zoom: { clock: slow.zoom.clock, work: fast.zoom.work },
    nodes: slow.nodes,
  };
}

const rounds = new Map<Case, Round[]>(names.map((name) => [name, []]));
for (let count = 0; count < Number(options.rounds); count++)
  for (const name of names) rounds.get(name)?.push(await round(name));
await close();

const costs = (name: Case, step: 'first' | 'zoom', kind: keyof Cost) =>
  (rounds.get(name) ?? []).map((round) => round[step][kind]);

/** The mean of the best quarter of the rounds: what else runs on the machine can only add to a figure. */
function best(values: number[]): number {
  const quarter = values.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.floor(values.length / 4)));
  return quarter.reduce((sum, value) => sum + value, 0) / quarter.length;
}

/** A cost, and how many times that of our drawing before nivo it is. */
function cell(name: Case, step: 'first' | 'zoom', kind: keyof Cost): string {
  const own = best(costs(name, step, kind));
  return `${own.toFixed(0)} (${(own / best(costs('as we drew them before nivo', step, kind))).toFixed(2)})`;
}

console.log(`${options.plots} plots × 546 days, ${options.rounds} interleaved rounds; best quarter in ms (÷ our drawing before nivo)
clock: until painted, CPU ÷ ${options.cpu}; work: of the main thread, CPU as it is

| drawn | first paint, clock | first paint, work | zoom to 60 days, clock | zoom, work | nodes |
|---|---|---|---|---|---|`);
for (const name of names) {
  const cells = [
    cell(name, 'first', 'clock'),
    cell(name, 'first', 'work'),
    cell(name, 'zoom', 'clock'),
    cell(name, 'zoom', 'work'),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} | ${rounds.get(name)?.[0]?.nodes ?? ''} |`);
}
