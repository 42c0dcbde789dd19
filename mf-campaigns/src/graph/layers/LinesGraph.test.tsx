// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dailyPoints } from '../../../testing/plot-series.ts';
import { drawingOf, type LineOf, type Slot } from '../drawing/drawing.ts';
import { graphLook } from '../drawing/geometry.ts';
import { LinesGraph } from './LinesGraph.tsx';

const span = { from: 0, to: 99 };
const wobble = (level: number) => Array.from({ length: 100 }, (_, day) => level + (day % 5) * 0.1);
const line = (slot: Slot, values: (number | null)[]): LineOf => ({
  id: `plot ${slot}`,
  label: `Serre ${slot}`,
  slot,
  points: dailyPoints(0, values),
});
const format = { value: (y: number) => `${y}`, tick: (x: number) => `day ${x}` };

const target = { from: 0, to: 100, low: 2, high: 2.2, of: ['plot 1'] };

function graph(lines: LineOf[], bands: Parameters<typeof drawingOf>[0]['bands'] = [target]) {
  const look = graphLook({ width: 390, lines: lines.length, above: true, below: true });
  const drawing = drawingOf({
    span,
    quantity: 'ec',
    lines,
    buckets: 200,
    bands,
    guides: [2.1],
  });
  if (!drawing) throw new Error('there is nothing to draw');
  const { container } = render(<LinesGraph {...{ drawing, look, format }} width={390} height={160} label="EC" />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return { drawing, all, texts: all('text').map((text) => text.textContent) };
}

test('nivo draws the grid, the values, and the dates above and below', () => {
  const { drawing, all, texts } = graph([line(1, wobble(2))]);
  expect(all('svg[role="img"]').map((svg) => svg.getAttribute('aria-label'))).toEqual(['EC']);
  for (const tick of drawing.y.ticks) expect(texts.filter((text) => text === `${tick}`)).toHaveLength(1);
  const dates = texts.filter((text) => text.startsWith('day'));
  expect(dates.length).toBeGreaterThan(2);
  expect(dates.filter((text) => text === dates[0])).toHaveLength(2);
  const upright = all('line').filter((drawn) => drawn.getAttribute('x1') === drawn.getAttribute('x2'));
  expect(upright.length).toBeGreaterThanOrEqual(dates.length / 2);
});

test('each line has its path and its newest value, and its name where there are several', () => {
  const single = graph([line(1, wobble(2))]);
  expect([single.all('path[class*=line]'), single.all('path[class*=end]')].map(({ length }) => length)).toEqual([1, 1]);
  expect(single.texts).not.toContain('Serre 1');
  const two = graph([line(1, wobble(2)), line(2, wobble(2.5))]);
  expect([two.all('path[class*=line]'), two.all('path[class*=end]')].map(({ length }) => length)).toEqual([2, 2]);
  expect(two.texts).toEqual(expect.arrayContaining(['Serre 1', 'Serre 2']));
});

test('values outside their own target are filled, on graphs of up to two lines', () => {
  expect(graph([line(1, wobble(2))]).all('path[class*=outside]')).toHaveLength(1);
  expect(graph([line(1, wobble(1.9)), line(2, wobble(9))]).all('path[class*=outside][class*=slot2]')).toHaveLength(0);
  expect(graph(([1, 2, 3] as const).map((slot) => line(slot, wobble(2)))).all('path[class*=outside]')).toHaveLength(0);
});

test('a day alone between days without a value is a dot', () => {
  const [drawn] = graph([line(1, [2, 2, null, 2.1, null, 2, 2])]).all('path[class*=line]');
  expect(drawn?.getAttribute('d')?.match(/M[^M]*?Z/g)).toHaveLength(1);
});

test('draws a range behind the mean of readings with a lowest and a highest, and none for single ones', () => {
  expect(graph([line(1, wobble(2))]).all('path[class*=envelope]')).toHaveLength(0);
  const ranged = line(1, wobble(2));
  ranged.points.max.set(wobble(2.2));
  expect(graph([ranged]).all('path[class*=envelope]')).toHaveLength(1);
});

test('overlapping targets of the two waters have one tint, and each the edges of its water', () => {
  const drain = { ...target, low: 2.1, high: 2.4, of: ['plot 2'] };
  const { all } = graph(
    [line(1, wobble(2)), line(2, wobble(2.2))],
    [
      { ...target, side: 'intake' },
      { ...drain, side: 'drain' },
    ],
  );
  expect(all('path[class*=target]').map((path) => path.getAttribute('d')?.match(/Z/g)?.length)).toEqual([2]);
  for (const side of ['intake', 'drain']) expect(all(`path[class*=edge][class*=${side}]`)).toHaveLength(1);
});
