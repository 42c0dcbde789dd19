import type { Campaign } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, cropTypeId, longest, storyPlots } from '../../../testing/story-farm.ts';
import {
  drawn,
  patience,
  expectErrorDialog,
  expectNotHere,
  expectRefusalDialog,
} from '../../../testing/story-plays.ts';
import { CropTypePage } from './CropTypePage.tsx';

const { whole, empty } = campaigns;
const pathIn = (campaign: Campaign) => `/app/campaign/${campaign.id}/plot/${storyPlots[0]?.id}/crop-type/${cropTypeId}`;
const series = `/campaigns/${whole.id}/series`;

const meta = {
  title: 'Campaigns/Variety',
  component: CropTypePage,
  parameters: {
    path: pathIn(whole),
    route: '/app/campaign/:id/plot/:plot_id/crop-type/:crop_type_id',
    padded: false,
    ...onFarm(),
  },
} satisfies Meta<typeof CropTypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const graph = 'EC';

export const ItsDays: Story = {
  play: async (play) => {
    await expect(
      await play.canvas.findByRole('heading', { level: 1, name: 'Serre 1 · Torry' }, patience),
    ).toBeVisible();
    await expect(await drawn(play, graph)).toBeVisible();
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
