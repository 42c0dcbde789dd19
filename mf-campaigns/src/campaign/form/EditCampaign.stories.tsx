import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { campaigns, longest } from '../../../testing/story-farm.ts';
import { EditCampaign } from './EditCampaign.tsx';

const { whole } = campaigns;
const address = `/campaigns/${whole.id}`;

const meta = {
  title: 'Campaigns/Edit',
  component: EditCampaign,
  parameters: {
    path: `/app/campaign/edit/${whole.id}`,
    route: '/app/campaign/edit/:id',
    padded: false,
    ...onFarm(),
  },
} satisfies Meta<typeof EditCampaign>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

const patience = { timeout: 10_000 };

async function rename({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }, patience), ' bis');
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' }, patience)).toHaveValue('Suivi 18 mois');
  },
};
export const Loading: Story = { parameters: onFarm({ answers: { '/plots': silence, '/campaigns': silence } }) };
/** The device does not have the campaign, and the server fails. */
export const Failing: Story = {
  parameters: onFarm({ answers: { '/plots': problem(503), '/campaigns': problem(503) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' }, patience)).toBeVisible();
  },
};
export const OfflineNothingKept: Story = {
  parameters: onFarm({ offline: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' }, patience)).toBeVisible();
  },
};
/** A campaign is edited on the server: without a network nothing changes, and what was typed stays. */
export const Offline: Story = {
  parameters: onFarm({ seen: [], offline: true }),
  play: async (play) => {
    await rename(play);
    await expect(await play.canvas.findByText(/Le serveur est hors d’atteinte/)).toBeVisible();
    await expect(play.canvas.getByRole('textbox', { name: 'Nom', hidden: true })).toHaveValue('Suivi 18 mois bis');
  },
};
export const Refused: Story = {
  parameters: onFarm({ seen: [], answers: { [address]: problem(412) } }),
  play: async (play) => {
    await rename(play);
    await expect(await play.canvas.findByText(/Quelqu’un l’a modifiée entre-temps/)).toBeVisible();
  },
};
export const RefusedRole: Story = {
  parameters: onFarm({ role: 'recorder' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne permet pas de modifier les campagnes.')).toBeVisible();
  },
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
  parameters: { path: `/app/campaign/edit/${longest.id}`, ...onFarm({ has: [longest] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Nom/ }, patience)).toHaveValue(longest.name);
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'الاسم' }, patience)).toHaveValue('Suivi 18 mois');
  },
};
