import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { silence } from '../../../shared/src/testing/story-server.ts';
import { onFarm } from '../testing/story-campaigns.ts';
import { campaigns } from '../testing/story-farm.ts';
import { EditCampaign } from './EditCampaign.tsx';

const meta = {
  title: 'Campaigns/Edit',
  component: EditCampaign,
  parameters: {
    path: `/app/campaign/edit/${campaigns.whole.id}`,
    route: '/app/campaign/edit/:id',
    padded: false,
    ...onFarm(),
  },
} satisfies Meta<typeof EditCampaign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' }, { timeout: 10_000 })).toHaveValue('Suivi 18 mois');
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { '/plots': silence, '/campaigns': silence } }) };
export const RoleRefused: Story = { parameters: onFarm({ role: 'recorder' }) };
