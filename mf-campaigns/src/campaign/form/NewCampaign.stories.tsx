import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { problem, silence } from '@seguia/testing/story-server';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { NewCampaign } from './NewCampaign.tsx';

const meta = {
  title: 'Campaigns/New',
  component: NewCampaign,
  parameters: { path: '/app/campaign/new', padded: false, ...onFarm() },
} satisfies Meta<typeof NewCampaign>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

async function typeDate({ canvas, userEvent }: Play, group: string, digits: string) {
  const [first] = within(await canvas.findByRole('group', { name: group })).getAllByRole('spinbutton');
  if (first) await userEvent.click(first);
  await userEvent.keyboard(digits);
}

export const Empty: Story = {};
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Donnez un nom à la campagne.')).toBeVisible();
  },
};
export const Over18Months: Story = {
  play: async (play) => {
    await play.userEvent.type(await play.canvas.findByRole('textbox', { name: 'Nom' }), 'Suivi long');
    await typeDate(play, 'Date de début', '01012025');
    await typeDate(play, 'Date de fin', '01072026');
    const { canvas } = play;
    await expect(await canvas.findByText('Une campagne ne peut pas dépasser 18 mois consécutifs.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Finir le 30 juin 2026' })).toBeVisible();
  },
};
export const Refused: Story = {
  play: async (play) => {
    await Over18Months.play?.(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await play.canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
export const RefusedRole: Story = {
  parameters: onFarm({ role: 'viewer' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne permet pas de modifier les campagnes.')).toBeVisible();
  },
};

async function save(play: Play) {
  await play.userEvent.type(await play.canvas.findByRole('textbox', { name: 'Nom' }), 'Tomate 2026');
  await typeDate(play, 'Date de début', '01032026');
  await typeDate(play, 'Date de fin', '31082026');
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Enregistrer' }));
}

export const LoadingWhileSaving: Story = {
  parameters: onFarm({ answers: { '*': silence } }),
  play: async (play) => {
    await save(play);
    await expect(play.canvas.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Failing: Story = {
  parameters: onFarm({ answers: { '*': problem(503) } }),
  play: async (play) => {
    await save(play);
    await expect(await play.canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
/** A campaign is made on the server: without a network none is made, and what was typed stays. */
export const Offline: Story = {
  parameters: onFarm({ offline: true }),
  play: async (play) => {
    await save(play);
    await expect(await play.canvas.findByText(/Le serveur est hors d’atteinte/)).toBeVisible();
    await expect(play.canvas.getByRole('textbox', { name: 'Nom', hidden: true })).toHaveValue('Tomate 2026');
  },
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Enregistrer/ }));
    await expect(await canvas.findByText(/^Donnez un nom à la campagne/)).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
