import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { idOf } from '../../testing/story-ids.ts';
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
/** The limits of today are in sight; those of other days come when they are wanted. */
export const OtherPeriods: Story = {
  parameters: {
    prepare: onFarm({
      bands: [
        ...storyBands,
        ...storyBands.map((band, at) => ({
          ...band,
          id: idOf('ba2d', at + 1),
          from: '2019-01-01',
          to: '2019-12-31',
          drainEc: { low: 1, high: 2 },
        })),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const plot = within(await canvas.findByRole('region', { name: 'Serre 1' }));
    await expect(plot.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Périodes passées et à venir' }));
    await expect(plot.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Serre 1' })).toHaveTextContent(/1,00 à .*2,00/);
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
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
    await expect(canvas.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/app/bands');
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
