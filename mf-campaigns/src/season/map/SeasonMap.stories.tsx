import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Campaign } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useMemo } from 'react';
import { parseSeries } from '../../series/parse-series.ts';
import type { SeriesSet } from '../../series/series.ts';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, storyBands, storyDays } from '../../../testing/story-farm.ts';
import { patience } from '../../../testing/story-plays.ts';
import { useSeason } from './use-season.ts';
import { SeasonMap } from './SeasonMap.tsx';

const { whole } = campaigns;
const seen = [{ campaignId: whole.id, resolution: 'day' as const }];
const days = parseSeries(storyDays(whole), () => 0);

interface SightProps {
  campaign: Campaign;
  /** How many of the farm's plots. */
  plots: number;
  /** The last day with a reading. */
  until: string;
}

/** The map of a campaign of story-farm.ts. */
function Sight({ campaign, plots, until }: SightProps) {
  const series = useMemo(() => seriesOf(plots, dayNumber(until)), [plots, until]);
  const season = useSeason({ campaign, cropId: undefined, judgedCropId: undefined, series, ofCrop });
  return <SeasonMap campaign={campaign} season={season} />;
}

const ofCrop = (series: SeriesSet) => series;

const seriesOf = (count: number, to: number): SeriesSet => ({
  ...days,
  span: { from: days.span.from, to },
  plots: days.plots.slice(0, count),
});

const meta = {
  title: 'Campaigns/Season map',
  component: Sight,
  parameters: { path: `/app/campaign/${whole.id}`, ...onFarm({ seen }) },
  args: { campaign: whole, plots: 8, until: '2026-03-18' },
} satisfies Meta<typeof Sight>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const map = { name: 'La campagne d’un coup d’œil' };

/** The pointer over the cells, once they are painted. */
const pointer = ({ canvas }: Play, name: string | RegExp = map.name) => canvas.findByRole('slider', { name }, patience);

export const WholeSeason: Story = {
  play: async (play) => {
    await expect(await pointer(play)).toBeVisible();
    await expect(play.canvas.getByText(/parcelles? sur 8 dans la cible/)).toBeVisible();
    const table = within(play.canvas.getByRole('region', map)).getByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(9));
  },
};
/** Arrow keys go from cell to cell, and the slider's text says plot, days, value and target. */
export const Keyboard: Story = {
  play: async (play) => {
    const slider = await pointer(play);
    slider.focus();
    await play.userEvent.keyboard('{Home}{ArrowDown}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Serre 2, 1.+2025, EC de drainage .+ mS\/cm, .+, cible 2,80–4,20/),
    );
    await play.userEvent.keyboard('{Escape}');
    await expect(slider).toHaveAttribute('aria-valuetext', map.name);
  },
};
export const AnotherMeasure: Story = {
  play: async (play) => {
    const slider = await pointer(play);
    const choice = within(play.canvas.getByRole('group', { name: 'Mesure de la carte' }));
    await play.userEvent.click(choice.getByRole('button', { name: '% de drainage' }));
    slider.focus();
    await play.userEvent.keyboard('{Home}');
    await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/% de drainage .+, cible 20/));
  },
};
export const AsTable: Story = {
  play: async (play) => {
    await pointer(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Afficher en tableau' }));
    await expect(play.canvas.getByRole('columnheader', { name: 'mai 2025' })).toBeVisible();
    await expect(play.canvas.getByRole('link', { name: 'Serre 5 Sud' })).toBeVisible();
  },
};
export const OnePlot: Story = {
  args: { plots: 1 },
  play: async (play) => {
    await pointer(play);
    await expect(play.canvas.getByText(/parcelle sur 1 dans la cible/)).toBeVisible();
  },
};
/** Nobody has set targets: the map shows what was read, and the verdict where targets are. */
export const NoTargets: Story = {
  parameters: onFarm({ seen, bands: [] }),
  play: async (play) => {
    await pointer(play);
    await expect(play.canvas.getByText(/Sans plages cibles/)).toBeVisible();
    await expect(play.canvas.getByText('relevé, sans cible')).toBeVisible();
    await expect(play.canvas.getByRole('link', { name: 'Voir les plages cibles' })).toBeVisible();
  },
};
/** The last week without a reading: the verdict says so and judges nothing older. */
export const NothingReadLately: Story = {
  args: { until: '2026-11-20' },
  play: async (play) => {
    await pointer(play);
    await expect(play.canvas.getByText(/: aucun relevé\.$/)).toBeVisible();
  },
};
/** Two of the bands' drain percentages are far above what drains, so that salts build up there. */
export const SaltsBuildUp: Story = {
  parameters: onFarm({
    seen,
    bands: storyBands.map((band, at) =>
      at < 5 ? { ...band, drainEc: { low: 1, high: 1.5 }, drainPercent: { low: 60, high: 70 } } : band,
    ),
  }),
  play: async (play) => {
    await pointer(play);
    const words = await play.canvas.findByText(/Des sels s’accumulent, faute de drainage/);
    await expect(words).toHaveTextContent(/Serre 1 depuis le .+Serre 2 depuis le .+Serre 3 depuis le .+ et 2 autres/);
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async (play) => void (await pointer(play, 'الموسم في لمحة')),
};
export const Dark: Story = { globals: { theme: 'dark' }, play: async (play) => void (await pointer(play)) };
export const Outdoor: Story = { globals: { theme: 'outdoor' }, play: async (play) => void (await pointer(play)) };
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (play) => void (await pointer(play)),
};
