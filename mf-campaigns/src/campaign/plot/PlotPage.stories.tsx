import type { Campaign } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, longest, storyBands, storyPlots } from '../../../testing/story-farm.ts';
import {
  drawn,
  patience,
  expectErrorDialog,
  expectNotHere,
  expectRefusalDialog,
} from '../../../testing/story-plays.ts';
import { PlotPage } from './PlotPage.tsx';

const { whole, before, empty } = campaigns;
const plot = storyPlots[0]?.id ?? '';
const pathIn = (campaign: Campaign) => `/app/campaign/${campaign.id}/plot/${plot}`;
const path = pathIn(whole);
const series = `/campaigns/${whole.id}/series`;

const meta = {
  title: 'Campaigns/Plot',
  component: PlotPage,
  parameters: { path, route: '/app/campaign/:id/plot/:plot_id', padded: false, ...onFarm() },
} satisfies Meta<typeof PlotPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const graph = 'EC';

export const WholeCampaign: Story = {
  play: async (play) => {
    await expect(await drawn(play, graph)).toBeVisible();
    await expect(play.canvas.getByRole('region', { name: 'Rapport d’EC' })).toBeVisible();
  },
};
/** The EC difference has its own target: it is drawn, and written beside the ratio. */
export const DifferenceTarget: Story = {
  parameters: onFarm({
    bands: storyBands.map((band, at) => ({
      ...band,
      // The crop that grows there now.
      cropTypeId: storyPlots[at]?.crops[0]?.cropTypeId ?? '',
      ecDifference: { low: 0.5, high: 1.2 },
    })),
  }),
  play: async (play) => {
    await drawn(play, graph);
    await expect(await play.canvas.findByText(/Cible de l’écart : /)).toBeVisible();
  },
};
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (play) => void (await drawn(play, graph)),
};
export const Readings: Story = {
  parameters: { path: `${path}?from=2026-05-01&to=2026-05-07` },
  play: async (play) => void (await drawn(play, graph)),
};
export const Compared: Story = {
  parameters: { path: `${path}?from=2025-06-01&to=2025-09-30&with=${before.id}` },
  play: async (play) => {
    await drawn(play, graph);
    await expect((await play.canvas.findAllByText(/Traits fins/, {}, patience))[0]).toBeVisible();
  },
};
export const OneDay: Story = {
  parameters: { path: `${path}?from=2026-05-04&to=2026-05-04` },
  play: async (play) => void (await drawn(play, graph)),
};
export const Files: Story = {
  play: async (play) => {
    await drawn(play, graph);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Actions' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'Imprimer' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { path: pathIn(empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun relevé de cette parcelle/, {}, patience)).toBeVisible();
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { [series]: silence } }) };
export const Failing: Story = {
  parameters: onFarm({ answers: { [series]: problem(503) } }),
  play: expectErrorDialog,
};
export const Offline: Story = {
  parameters: onFarm({ seen: [{ campaignId: whole.id, resolution: 'day' }], offline: true }),
  play: async (play) => expect(await drawn(play, graph)).toBeVisible(),
};
export const OfflineNothingKept: Story = { parameters: onFarm({ offline: true }), play: expectNotHere };
export const Refused: Story = {
  parameters: onFarm({ answers: { [series]: problem(403) } }),
  play: expectRefusalDialog,
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
  parameters: { path: pathIn(longest), ...onFarm({ has: [longest] }) },
  play: async (play) => expect(await drawn(play, /^EC ô/)).toBeVisible(),
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async (play) => expect(await drawn(play, 'الموصلية الكهربائية (EC)')).toBeVisible(),
};
export const Dark: Story = { globals: { theme: 'dark' }, play: async (play) => void (await drawn(play, graph)) };
