import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressFirstOfMenu } from '@seguia/testing/press-first-of-menu';
import { expect, screen } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { onFarm } from '../../testing/story-campaigns.ts';
import { campaigns, storyPlots } from '../../testing/story-farm.ts';
import { drawn, patience } from '../../testing/story-plays.ts';
import { storyWeeks, storyYearAgo, weekBands } from '../../testing/story-week.ts';
import { PlotWeek } from './PlotWeek.tsx';

const plot = storyPlots[1]?.id ?? '';
const path = `/app/plot/${plot}`;
/** Rises steadily by more than half a mS/cm in a week, and stays inside its target: a value above it is said before the rise. */
const creeping = (ago: number) => Math.max(0, 14 - ago) * 0.11 - 0.9;
const farm = ({
  change = creeping,
  ...options
}: Parameters<typeof onFarm>[0] & { change?: (ago: number) => number } = {}) =>
  onFarm({
    readings: storyWeeks(1, { change }),
    seen: [],
    has: [campaigns.whole],
    ...options,
    bands: weekBands,
  });

const meta = {
  title: 'Campaigns/PlotWeek',
  component: PlotWeek,
  parameters: { path, route: '/app/plot/:plot_id', padded: false, ...farm() },
} satisfies Meta<typeof PlotWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

const graphs = 'Graphiques';

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’EC de drainage monte de/, {}, patience)).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: `${graphs} : jour` }, patience)).toBeVisible();
  },
};
/** The person sees what is shared before it is sent. */
export const Sharing: Story = {
  tags: ['plays-anywhere'],
  play: async ({ canvas, canvasElement }) => {
    // A week cannot be shared before its readings have arrived.
    await canvas.findAllByRole('slider', {}, patience);
    await pressFirstOfMenu(canvasElement);
    await expect(await screen.findByRole('img', { name: /Oasis du Souss/ })).toBeVisible();
  },
};
export const SharingRightToLeft: Story = { ...Sharing, globals: { locale: 'ar-MA' } };
export const Steady: Story = { parameters: farm({ change: () => 0 }) };
export const Above: Story = { parameters: farm({ change: () => 1.3 }) };
export const ThirtyDays: Story = { parameters: { path: `${path}?span=30` } };
export const LastSeason: Story = {
  parameters: {
    path: `${path}?by=date`,
    ...farm({
      readings: [...storyWeeks(1, { change: creeping }), ...storyWeeks(1, { until: storyYearAgo, change: () => -0.4 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^il y a un an/, {}, patience))[0]).toBeVisible();
  },
};
export const Campaign: Story = {
  parameters: { path: `${path}?span=campaign` },
  play: async (play) => void (await drawn(play, graphs).catch(() => undefined)),
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const Empty: Story = {
  parameters: farm({ readings: [] }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Aucun relevé sur cette période.', {}, patience))[0]).toBeVisible();
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { '*': silence } }) };
export const Failing: Story = {
  parameters: onFarm({ answers: { '/plots': problem(503), '/readings': problem(503) } }),
};
export const Offline: Story = {
  parameters: farm({ offline: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’EC de drainage/, {}, patience)).toBeVisible();
  },
};
export const OfflineCampaign: Story = { parameters: { path: `${path}?span=campaign`, ...farm({ offline: true }) } };
export const OfflineNothingKept: Story = { parameters: onFarm({ offline: true }) };
export const Refused: Story = {
  parameters: {
    path: `${path}?span=campaign`,
    ...farm({ answers: { [`/campaigns/${campaigns.whole.id}/series`]: problem(403) } }),
  },
};
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
