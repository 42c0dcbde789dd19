import { addDays } from '@seguia/shared/domain/farm-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm, type StoryFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyToday } from '../../testing/story-readings.ts';
import { Bands } from './Bands.tsx';

/** The farm's plots. The first has a tomato that has been harvested for three weeks. */
const staged = storyPlots.map((plot, index) => ({
  ...plot,
  crops: plot.crops.map((crop) =>
    index > 0
      ? crop
      : {
          ...crop,
          from: addDays(storyToday, -80),
          firstFlower: addDays(storyToday, -50),
          firstHarvest: addDays(storyToday, -21),
          version: 3,
        },
  ),
}));
const withStages = (more: StoryFarm = {}) => onFarm({ plots: staged, ...more });
const path = `/app/bands?stages=${storyPlots[0]?.id}`;

const meta = {
  title: 'Readings/Stages of a crop',
  component: Bands,
  parameters: { path, padded: false, prepare: withStages() },
} satisfies Meta<typeof Bands>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Noted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Première récolte' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/app/bands');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const NothingNoted: Story = { parameters: { path: `/app/bands?stages=${storyPlots[1]?.id}` } };
export const Empty: Story = {
  parameters: { prepare: withStages({ plots: storyPlots.map((plot) => ({ ...plot, crops: [] })) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien n’est planté dans cette parcelle.')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: withStages({ loaded: false, server: 'silent' }) } };
/** If the harvest is before the first flower, its field says so before anything is sent. */
export const Refused: Story = {
  parameters: {
    prepare: withStages({
      plots: staged.map((plot) => ({
        ...plot,
        crops: plot.crops.map((crop) => ({ ...crop, firstHarvest: addDays(storyToday, -60) })),
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Avant la première floraison.')).toBeVisible();
  },
};
const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
};
/** Stages are stored on the server: without a network nothing changes, and what was typed stays. */
export const Offline: Story = {
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/il faut du réseau/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: withStages({ server: 'failing' }) },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/le serveur ne l’accepte pas/)).toBeVisible();
  },
};
/** A new band for a crop whose stage is known: the stage's proposal comes first, and one tap fills the fields with it. */
export const Proposed: Story = {
  parameters: { path: `/app/bands?plot=${storyPlots[0]?.id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proposé à la première récolte' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Champs remplis. Vérifiez-les, puis enregistrez.');
    await expect(canvas.getByRole('button', { name: 'Revenir à ma saisie' })).toBeVisible();
  },
};
/** If nobody noted a crop's stage, every proposal is offered, and none is marked as the crop's own. */
export const ProposedWithoutStage: Story = {
  parameters: { path: `/app/bands?plot=${storyPlots[1]?.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun stade n’est noté. Choisissez celui de la culture :')).toBeVisible();
  },
};
export const InTheList: Story = {
  parameters: { path: '/app/bands' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Première récolte depuis le/)).toBeVisible();
  },
};
