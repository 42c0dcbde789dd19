import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm } from '../testing/story-campaigns.ts';
import { campaigns, cropTypeId, storyPlots } from '../testing/story-farm.ts';
import { CropTypePage } from './CropTypePage.tsx';

const meta = {
  title: 'Campaigns/Variety',
  component: CropTypePage,
  parameters: {
    path: `/app/campaign/${campaigns.whole.id}/plot/${storyPlots[0]?.id}/crop-type/${cropTypeId}`,
    route: '/app/campaign/:id/plot/:plot_id/crop-type/:crop_type_id',
    padded: false,
    ...onFarm(),
  },
} satisfies Meta<typeof CropTypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItsDays: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Serre 1 · Torry' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'EC' }, { timeout: 10_000 })).toBeVisible();
  },
};
