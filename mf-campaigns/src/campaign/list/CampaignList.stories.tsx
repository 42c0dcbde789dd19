import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, longest } from '../../../testing/story-farm.ts';
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
export const Empty: Story = {
  parameters: onFarm({ has: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune campagne pour l’instant.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { '/plots': silence, '/campaigns': silence } }) };
// Specification 8: list error text: campaigns
export const Failing: Story = {
  parameters: onFarm({ answers: { '/plots': problem(500), '/campaigns': problem(500) } }),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Les campagnes n’ont pas pu être chargées.', {}, { timeout: 10_000 }))[0],
    ).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: onFarm({ seen: [], offline: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Suivi 18 mois' }, { timeout: 10_000 })).toBeVisible();
  },
};
export const OfflineNothingKept: Story = {
  parameters: onFarm({ offline: true }),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Les campagnes n’ont pas pu être chargées.', {}, { timeout: 10_000 }))[0],
    ).toBeVisible();
  },
};
export const RefusedRole: Story = {
  parameters: onFarm({ role: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne permet pas de voir les campagnes.')).toBeVisible();
  },
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
  parameters: onFarm({ has: [...Object.values(campaigns), longest] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longest.name }, { timeout: 10_000 })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Suivi 18 mois' }, { timeout: 10_000 })).toBeVisible();
  },
};
