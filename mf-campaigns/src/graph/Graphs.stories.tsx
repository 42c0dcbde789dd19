import { dayNumber, zoneClock } from '@seguia/shared/domain/farm-time';
import type { Plot } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import type { Comparison } from '../compare/use-comparison.ts';
import { CampaignGraphs } from '../campaign/detail/CampaignGraphs.tsx';
import { firstPicks } from '../campaign/choices/picks.ts';
import { PlotGraphs } from '../campaign/plot/PlotGraphs.tsx';
import { usePlotGraphs } from './use-plot-graphs.ts';
import { farmDayOf } from '../series/farm-day.ts';
import { parseSeries } from '../series/parse-series.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { shiftedPlot } from '../series/shift.ts';
import { onFarm } from '../../testing/story-campaigns.ts';
import { campaigns, storyDays, storyPlots, storyReadings } from '../../testing/story-farm.ts';
import { useCampaign } from '../fetching/use-campaign.ts';

const farmDay = farmDayOf(zoneClock('Africa/Casablanca'));
const whole = parseSeries(storyDays(campaigns.whole), farmDay);
const before = parseSeries(storyDays(campaigns.before), farmDay);
const singles = (day: string) => parseSeries(storyReadings(campaigns.whole, day, day), farmDay);

interface ChartsOf {
  /** `campaign`: five plots, and a line for the other plots. `plot`: intake and drain on one graph. */
  of: 'campaign' | 'plot';
  from?: string;
  to?: string;
  compared?: boolean;
  /** How many plots, in walking order. */
  plots?: number;
  picked?: number;
  /** Every reading of the single day. */
  raw?: SeriesSet;
}

const nothing = () => {};

/** All graphs of a page in the state that a story shows, in the language of the toolbar. */
function Charts({ of, from, to, compared = false, plots = storyPlots.length, picked = 5, raw }: ChartsOf) {
  // Fetches the farm's data, including the targets.
  useCampaign(campaigns.whole.id);
  const span: Span = useMemo(
    () => ({ from: from ? dayNumber(from) : whole.span.from, to: to ? dayNumber(to) : whole.span.to }),
    [from, to],
  );
  const series = useMemo(() => ({ ...whole, plots: whole.plots.slice(0, plots) }), [plots]);
  const look = {
    series,
    raw,
    earlier: compared ? before : undefined,
    comparison: compared ? yearAgo : null,
    picks: firstPicks(series.plots.slice(0, picked).map(({ plotId }) => plotId)),
    cropId: undefined,
    span,
  };
  if (of === 'campaign') return <CampaignGraphs campaign={campaigns.whole} look={look} onSpan={nothing} />;
  return <OnePlot series={series} raw={raw} span={span} compared={compared} plot={storyPlots[0] as Plot} />;
}

const yearAgo: Comparison = {
  alignment: 'date',
  offered: ['date', 'start'],
  daysOf: () => whole.span.from - before.span.from,
  ofSameCrops: (earlier) => earlier,
  when: 'il y a un an',
};

interface OnePlotProps {
  series: SeriesSet;
  raw: SeriesSet | undefined;
  span: Span;
  compared: boolean;
  plot: Plot;
}

function OnePlot({ series, raw, span, compared, plot }: OnePlotProps) {
  const [first] = series.plots;
  const earlier = useMemo(
    () => (compared ? shiftedPlot(before, yearAgo.daysOf(plot.id), plot.id) : undefined),
    [compared, plot],
  );
  if (!first) throw new Error('The story has no plot');
  const graphs = usePlotGraphs({
    days: first,
    drawn: raw?.plots[0] ?? first,
    earlier,
    earlierName: yearAgo.when,
    cropTypeId: undefined,
    span: series.span,
  });
  return (
    <PlotGraphs
      graphs={graphs}
      days={first}
      campaign={campaigns.whole}
      title={plot.name}
      compared={compared}
      span={span}
      whole={series.span}
      onSpan={nothing}
    />
  );
}

const meta = {
  title: 'Campaigns/Graphs',
  component: Charts,
  parameters: onFarm(),
  args: { of: 'campaign' },
  play: async ({ canvas }) => {
    const patience = { timeout: 10_000 };
    await canvas.findByRole('slider', {}, patience);
    // The stack is a region, and so is each of its five graphs.
    await expect(canvas.getAllByRole('region')).toHaveLength(6);
    const drawn = (await canvas.findAllByRole('img', {}, patience)).filter((image) => image instanceof SVGSVGElement);
    await expect(drawn.length).toBeGreaterThanOrEqual(5);
    for (const image of drawn) await expect(image).toBeVisible();
  },
} satisfies Meta<typeof Charts>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const summer = { from: '2025-06-01', to: '2025-09-30' };
const oneDay = { from: '2026-05-04', to: '2026-05-04', raw: singles('2026-05-04') };

export const BeyondFivePlots: Story = {};
export const BeyondFivePlotsDesktop: Story = { globals: desktop };
export const FewPlots: Story = { args: { plots: 2 } };
/** Single days without readings, and a gap of a fortnight in the third plot. */
export const GapsAndOutliers: Story = { args: { from: '2025-09-15', to: '2025-12-15', plots: 3 } };
export const Compared: Story = { args: { ...summer, compared: true, picked: 2 } };
export const OneDay: Story = { args: oneDay };
export const NoData: Story = {
  args: { from: '2027-01-01', to: '2027-01-31' },
  play: async ({ canvas }) => {
    const regions = await canvas.findAllByRole('region', {}, { timeout: 10_000 });
    await expect(regions).toHaveLength(6);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
export const Plot18Months: Story = { args: { of: 'plot' } };
export const Plot18MonthsDesktop: Story = { args: { of: 'plot' }, globals: desktop };
export const PlotCompared: Story = { args: { of: 'plot', ...summer, compared: true } };
export const PlotOneDay: Story = { args: { of: 'plot', ...oneDay } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const PlotDark: Story = { args: { of: 'plot' }, globals: { theme: 'dark' } };
