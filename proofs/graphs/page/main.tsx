import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Before } from './Before.tsx';
import { Graphs } from './Graphs.tsx';
import { PlainPaths } from './PlainPaths.tsx';
import { season } from './season.ts';

/** Milliseconds from the start of rendering to the next frame on the screen, and the number of nodes it took. */
export interface Timing {
  painted: number;
  nodes: number;
}

const query = new URLSearchParams(location.search);
const kind = query.get('draw') ?? 'graphs';
const series = season(Number(query.get('plots') ?? 12), 546);
const width = 390 - 32;
const container = document.querySelector('#root');
if (!container) throw new Error('the page has no root');
const root = createRoot(container);

/** Draws the campaign (or the last `days` of it, for a zoom) and waits until it is on the screen. */
async function draw(days: number): Promise<Timing> {
  const span = { from: series.span.to - days + 1, to: series.span.to };
  const start = performance.now();
  flushSync(() => {
    root.render(
      kind === 'graphs' ? (
        <Graphs series={series} span={span} width={width} />
      ) : kind === 'before' ? (
        <Before series={series} span={span} width={width} />
      ) : (
        <PlainPaths series={series} span={span} width={width} lines={Number(query.get('lines') ?? 5)} />
      ),
    );
  });
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        resolve();
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
  return { painted: performance.now() - start, nodes: document.querySelectorAll('*').length };
}

Object.assign(window, { draw });
document.body.dataset['ready'] = 'yes';
