import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import { onFarm } from '../../testing/story-campaigns.ts';
import { campaigns, storyDays, storyPlots, storyWater } from '../../testing/story-farm.ts';
import { useView } from '../graph/pointing/use-view.ts';
import { LonePanel } from '../graph/stack/LonePanel.tsx';
import { parseSeries } from '../series/parse-series.ts';
import { useDrainByLightPanel } from './use-drain-by-light-panel.ts';

interface PlotOf {
  from: string;
  to: string;
  /** How the plot's drain percentage follows from the light of a day, J/cm². */
  percentAt: (light: number) => number;
}

const [plot] = storyPlots;
const days = parseSeries(storyDays(campaigns.whole, plot?.id ?? ''), () => 0).plots[0];
const lights = new Map(storyWater.map(({ date, radiation }) => [dayNumber(date), radiation]));

/** A plot whose drain follows from the light, but for the fifth and the eleventh day of a month. */
function Panel({ from, to, percentAt }: PlotOf) {
  if (!days) throw new Error('The story has no plot');
  const span = useMemo(() => ({ from: dayNumber(from), to: dayNumber(to) }), [from, to]);
  const series = useMemo(() => {
    const { plain: _plain, weighted: _volumes, ...drainPercent } = days.points.drainPercent;
    const mean = drainPercent.mean.map((value, at) => {
      const day = Math.floor(drainPercent.x[at] ?? 0);
      const light = lights.get(day) ?? null;
      const isOdd = [5, 11].includes(new Date(day * 86_400_000).getUTCDate());
      return light === null ? value : isOdd ? 9 : percentAt(light);
    });
    return { ...days, points: { ...days.points, drainPercent: { ...drainPercent, mean } } };
  }, [percentAt]);
  const [panel] = useDrainByLightPanel(series, span);
  const { view } = useView(span, span, () => undefined);
  return panel && <LonePanel panel={panel} view={view} subtitle={plot?.name ?? ''} />;
}

const meta = {
  title: 'Campaigns/Drain and light',
  component: Panel,
  parameters: onFarm({ seen: [{ campaignId: campaigns.whole.id, resolution: 'day' as const }] }),
  args: { from: '2026-05-01', to: '2026-05-30', percentAt: (light) => 12 + light / 120 },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rises: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [note] = await canvas.findAllByText(/le drainage suit la lumière/);
    const text = note?.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ') ?? '';
    await expect(text).toContain('(points de plus pour 500 J/cm² de plus : 4,2). 4 jours s’écartent des autres : ');
    await expect(text).toMatch(/05\/05\/2026 \(9\s%/);
    await expect(text).toContain('11/05/2026');
    await expect(canvasElement.querySelectorAll('svg[role="img"] circle')).toHaveLength(2);
  },
};
/** A week is judged by the days before it, too. */
export const Week: Story = {
  args: { from: '2026-05-24' },
  play: async ({ canvas }) => {
    const [note] = await canvas.findAllByText(/le drainage suit la lumière/);
    await expect(note).toHaveTextContent('4 jours s’écartent');
  },
};
export const Level: Story = {
  args: { percentAt: () => 27 },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/le % de drainage est le même quelle que soit la lumière/))[0],
    ).toBeVisible();
  },
};
export const Falls: Story = {
  args: { percentAt: (light) => 45 - light / 120 },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/le drainage baisse quand la lumière monte/))[0]).toBeVisible();
  },
};
/** Five days at the beginning of what is known are too few to judge. */
export const FewDays: Story = {
  args: { from: '2025-05-01', to: '2025-05-05' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/il en faut sept/))[0]).toBeVisible();
  },
};
export const Season: Story = { args: { from: '2025-05-01', to: '2026-10-20' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
