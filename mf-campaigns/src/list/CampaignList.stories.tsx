import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { problem, silence } from '../../../shared/src/testing/story-server.ts';
import { onFarm } from '../testing/story-campaigns.ts';
import { CampaignList } from './CampaignList.tsx';

const meta = {
  title: 'Campaigns/List',
  component: CampaignList,
  parameters: { path: '/app/campaign', padded: false, ...onFarm() },
} satisfies Meta<typeof CampaignList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaigns: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Campagnes' }, { timeout: 10_000 })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Nouvelle campagne' })).toBeVisible();
  },
};
export const Viewer: Story = { parameters: onFarm({ role: 'viewer' }) };
export const None: Story = {
  parameters: onFarm({ has: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune campagne pour l’instant.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { '/plots': silence, '/campaigns': silence } }) };
export const Failing: Story = {
  parameters: onFarm({ answers: { '/plots': problem(500), '/campaigns': problem(500) } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Les campagnes n’ont pas pu être chargées.', {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
export const Offline: Story = { parameters: onFarm({ offline: true }) };
export const RoleRefused: Story = { parameters: onFarm({ role: 'nobody' }) };
