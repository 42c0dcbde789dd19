import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { spreadOfOthers } from '../../series/figures/others.ts';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';
import { randomOf } from '@seguia/shared/domain/random';
import { onFarm } from '../../../testing/story-campaigns.ts';
import type { LinesPanel } from '../panel.ts';
import { GraphStack } from './GraphStack.tsx';
import { paintPicture } from '../drawing/paint-picture.ts';
import type { GraphLine } from '../drawing/graph-line.ts';
import type { Slot } from '../drawing/drawing.ts';

const from = 20_454;

/** A line of so many days around a level. A day in `holes` has no value. */
function line(slot: Slot, level: number, days: number, holes: number[] = []): GraphLine {
  const random = randomOf(slot);
  const values = Array.from({ length: days }, (_, day) =>
    holes.includes(day) ? null : level * (1 + 0.1 * Math.sin(day / 12 + slot) + 0.05 * (random() - 0.5)),
  );
  const points = dailyPoints(from, values, 3);
  return { id: String(slot), label: `Serre ${slot}`, slot, points, days: points };
}

const view = (days: number, day: number | null = null) => ({
  span: { from, to: from + days - 1 },
  day: day === null ? null : from + day,
  onDay: () => {},
  onHover: () => {},
  onZoom: () => {},
  onPinch: () => {},
});
const band = (low: number | null, high: number | null) => [{ from, to: from + 400, low, high }];

const panel = (parts: Partial<LinesPanel> = {}): LinesPanel => ({
  kind: 'lines',
  id: 'ec',
  title: 'EC d’apport',
  quantity: 'ec',
  lines: [line(1, 2.2, 180), line(2, 2.6, 180)],
  bands: band(2, 2.8),
  ...parts,
});
const ph = panel({ id: 'ph', title: 'pH', quantity: 'ph', lines: [line(1, 5.8, 180)], bands: [] });
const legend = [
  { id: '1', label: 'Serre 1', series: 1 as const },
  { id: '2', label: 'Serre 2', series: 2 as const },
];

const meta = {
  title: 'Campaigns/Graph stack',
  component: GraphStack,
  parameters: onFarm(),
  args: {
    title: 'Graphiques',
    panels: [panel(), ph],
    room: 'page',
    tables: 'each',
    legend,
    picture: { title: 'Suivi', subtitle: '2026', legend },
    view: view(180),
  },
} satisfies Meta<typeof GraphStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'EC d’apport' }, { timeout: 10_000 })).toBeVisible();
  },
};
export const FiveLinesAndOthers: Story = {
  args: {
    panels: [
      panel({
        lines: ([1, 2, 3, 4, 5] as const).map((slot) => line(slot, 1.8 + slot * 0.2, 180)),
        others: (buckets) =>
          spreadOfOthers(
            [6, 7, 8, 9].map((at) => plotOf(String(at), line(1, 1 + at / 10, 180).points)),
            'intakeEc',
            { from, to: from + 179 },
            buckets,
          ),
      }),
      ph,
    ],
  },
};
export const Gaps: Story = {
  args: { panels: [panel({ lines: [line(1, 2.2, 60, [5, 6, 7, 8, 9, 10, 20, 22, 24, 26, 40])] })], view: view(60) },
};
export const SingleDays: Story = {
  args: { panels: [panel({ lines: [line(1, 2.2, 9, [1, 3, 5, 7])] })], view: view(9) },
};
export const OneDay: Story = { args: { panels: [panel({ lines: [line(1, 2.2, 1)] })], view: view(1) } };
export const Outliers: Story = {
  args: {
    panels: [
      panel({
        lines: [
          (() => {
            const steady = line(1, 2.2, 180);
            steady.points.max[90] = 3.6;
            steady.points.mean[140] = 14;
            steady.points.max[140] = 14;
            return steady;
          })(),
        ],
      }),
    ],
  },
};
export const PinnedDay: Story = { args: { view: view(180, 90) } };
/** A finger on the graph. It points at `share` of the plot area's width, from the left. */
const finger = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], share: number) => {
  const day = await canvas.findByRole('slider', {}, { timeout: 10_000 });
  const { left, top, width, height } = day.getBoundingClientRect();
  const dispatch = (type: string, x: number) =>
    day.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'touch',
        bubbles: true,
        clientX: left + width * x + 1, // whole px, so that it does not hit the day before
        clientY: top + height / 4,
      }),
    );
  dispatch('pointerdown', share);
  return { move: (x: number) => dispatch('pointermove', x), lift: (x: number) => dispatch('pointerup', x) };
};
const beside = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-beside]');

export const UnderAFinger: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    const { move } = await finger(canvas, 0.3);
    await expect(beside(canvasElement)).toBeNull();
    move(0.35);
    await waitFor(() => expect(beside(canvasElement)).toBeVisible());
    await expect(beside(canvasElement)).toHaveTextContent(/mS\/cm.*Serre 1.*\d,\d.*Serre 2.*\d,\d/);
    await expect(beside(canvasElement)?.dataset['beside']).toBe('right');
    move(0.8);
    await waitFor(() => expect(beside(canvasElement)?.dataset['beside']).toBe('left'));
  },
};
export const UnderAFingerRightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { panels: [panel({ lines: ([1, 2, 3, 4, 5] as const).map((slot) => line(slot, 1.8 + slot * 0.2, 180)) })] },
  play: async ({ canvas, canvasElement }) => {
    (await finger(canvas, 0.3)).move(0.4);
    await waitFor(() => expect(beside(canvasElement)).toBeVisible());
  },
};
export const UnderAFingerThatHolds: Story = {
  globals: { locale: 'fr' },
  args: { view: { ...view(180), onDay: fn() } },
  play: async ({ canvas, canvasElement, args }) => {
    const { lift } = await finger(canvas, 0.5);
    await new Promise((done) => setTimeout(done, 250));
    await expect(beside(canvasElement)).toBeNull();
    await waitFor(() => expect(beside(canvasElement)).toBeVisible());
    lift(0.5);
    await waitFor(() => expect(beside(canvasElement)).toBeNull());
    await expect(args.view.onDay).toHaveBeenLastCalledWith(from + 90);
  },
};
/** A day between two measured days means the nearer of them. If no measured day is near, the readout shows the gap. */
export const NearestReading: Story = {
  globals: { locale: 'fr' },
  args: {
    panels: [
      panel({
        lines: [
          line(
            1,
            2.2,
            180,
            Array.from({ length: 180 }, (_, day) => day).filter((day) => day !== 90),
          ),
        ],
      }),
    ],
    view: { ...view(180), onDay: fn() },
  },
  play: async ({ canvas, args }) => {
    (await finger(canvas, 0.49)).lift(0.49);
    await expect(args.view.onDay).toHaveBeenLastCalledWith(from + 90);
    (await finger(canvas, 0.25)).lift(0.25);
    await expect(args.view.onDay).toHaveBeenLastCalledWith(from + 45);
  },
};
export const WalkedByKeys: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('slider', {}, { timeout: 10_000 })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(beside(canvasElement)).toBeVisible());
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(beside(canvasElement)).toBeNull());
  },
};
export const UnderTheMouse: Story = {
  globals: { locale: 'fr' },
  args: { view: { ...view(180), onHover: fn() } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const day = await canvas.findByRole('slider', {}, { timeout: 10_000 });
    const { left, top, width } = day.getBoundingClientRect();
    for (const share of [0.2, 0.3, 0.4, 0.5])
      await userEvent.pointer({ target: day, coords: { clientX: left + width * share + 1, clientY: top + 20 } });
    await waitFor(() => expect(beside(canvasElement)).toBeVisible());
    await waitFor(() => expect(args.view.onHover).toHaveBeenLastCalledWith(from + 90));
    await userEvent.unhover(day);
    await waitFor(() => expect(beside(canvasElement)).toBeNull());
    await expect(args.view.onHover).toHaveBeenLastCalledWith(null);
  },
};
export const OpenBand: Story = { args: { panels: [panel({ bands: band(2.4, null) })] } };
export const WithoutBand: Story = { args: { panels: [panel({ bands: [] })] } };
export const Empty: Story = { args: { panels: [panel({ lines: [line(1, 2, 3, [0, 1, 2])] })], view: view(3) } };
export const Ratio: Story = {
  args: {
    panels: [
      panel({
        title: 'Rapport d’EC',
        quantity: 'ratio',
        lines: [line(2, 1.5, 180)],
        bands: [],
        guides: [1, 1.2, 1.5, 2],
      }),
    ],
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
/** Where the first graph begins in a picture: its margin, title, subtitle and the graph's own title, in px. */
const corner = { x: 16, y: 16 + 22 * 3 };

/**
 * What a picture has at the place of a node: in how many of its rows there is ink, and by how many px the middle of the ink is lower than the
 * node's own middle.
 */
function paintedAt(picture: HTMLCanvasElement, svg: Element, node: Element): { share: number; off: number } {
  const [whole, box] = [svg.getBoundingClientRect(), node.getBoundingClientRect()];
  const [left, top] = [corner.x + box.left - whole.left - 1, corner.y + box.top - whole.top];
  const [width, height] = [Math.ceil(box.width + 2) * 2, Math.round(box.height) * 2];
  const { data } = picture.getContext('2d')!.getImageData(left * 2, top * 2, width, height);
  const colour = getComputedStyle(node)[node.tagName === 'text' ? 'fill' : 'stroke'].match(/\d+/g)!.map(Number);
  const isInk = (at: number) => colour.every((value, part) => Math.abs(value - (data[at + part] ?? 0)) < 24);
  const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
    Array.from({ length: width }, (_, column) => (row * width + column) * 4).some(isInk),
  );
  return { share: rows.length / height, off: ((rows[0] ?? 0) + (rows.at(-1) ?? 0) + 1 - height) / 4 };
}

export const Picture: Story = {
  play: async ({ canvas }) => {
    const drawn = await canvas.findByRole('img', { name: 'EC d’apport' }, { timeout: 10_000 });
    const graph = { title: 'EC', svg: drawn as unknown as SVGSVGElement };
    const picture = paintPicture([graph, graph], { title: 'EC', subtitle: 'Suivi', legend });
    await expect(picture.width).toBeGreaterThan(drawn.getBoundingClientRect().width * 2);
    const { data } = picture.getContext('2d')!.getImageData(0, 0, picture.width, picture.height);
    // The picture has the colour of the first line, which differs in each theme.
    const colour = getComputedStyle(drawn.querySelector('[class*="line"][class*="slot1"]')!).stroke;
    const painted = new Set<string>();
    for (let at = 0; at < data.length; at += 4) painted.add(`rgb(${data.slice(at, at + 3).join(', ')})`);
    await expect(painted).toContain(colour);
    // nivo's grid is there, and the values of its axis stand as high as on the screen.
    const upright = [...drawn.querySelectorAll('line')].filter(
      (line) => line.getBoundingClientRect().height > 50 && getComputedStyle(line).strokeOpacity === '1',
    );
    await expect(upright.length).toBeGreaterThan(2);
    for (const line of upright) await expect(paintedAt(picture, drawn, line).share).toBeGreaterThan(0.5);
    for (const text of drawn.querySelectorAll('text'))
      await expect(Math.abs(paintedAt(picture, drawn, text).off)).toBeLessThan(2);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Outdoor: Story = { globals: { theme: 'outdoor' } };
export const OneTable: Story = {
  args: { tables: 'one' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afficher en tableau' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
export const TablesOfEach: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afficher en tableau' }));
    for (const table of canvas.getAllByRole('table')) await expect(table).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
