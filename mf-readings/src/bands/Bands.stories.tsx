import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyBands, storyPlots } from '../../testing/story-plots.ts';
import { Bands } from './Bands.tsx';

const meta = {
  title: 'Readings/Target bands',
  component: Bands,
  parameters: { path: '/app/bands', padded: false, prepare: onFarm() },
} satisfies Meta<typeof Bands>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Manager: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Serre 1' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Recorder: Story = { parameters: { prepare: onFarm({ role: 'recorder' }) } };
export const EmptyForViewer: Story = {
  parameters: { prepare: onFarm({ role: 'viewer', bands: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune plage cible.')).toBeVisible();
  },
};
export const Editing: Story = {
  parameters: { path: `/app/bands?band=${storyBands[0]?.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Modifier la plage cible' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { path: `/app/bands?plot=${storyPlots[0]?.id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    const [problem] = canvas.getAllByText('Une autre plage couvre déjà ces jours. Changez les dates.');
    await expect(problem).toBeVisible();
  },
};
const remove: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer la plage' }));
  const dialog = within(await canvas.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la plage' }));
};
/** Bands are stored on the server: without a network nothing changes, and what was typed stays. */
export const Offline: Story = {
  parameters: { path: `/app/bands?band=${storyBands[0]?.id}` },
  play: async (context) => {
    await remove(context);
    await expect(await context.canvas.findByText(/il faut du réseau/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { path: `/app/bands?band=${storyBands[0]?.id}`, prepare: onFarm({ server: 'failing' }) },
  play: async (context) => {
    await remove(context);
    await expect(await context.canvas.findByText(/le serveur ne l’accepte pas/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
