import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyCrops } from '../../testing/story-plots.ts';
import { Crops } from './Crops.tsx';

const meta = {
  title: 'Settings/Crops',
  component: Crops,
  parameters: { path: '/app/farm/crops', padded: false, prepare: onFarm() },
} satisfies Meta<typeof Crops>;
export default meta;
type Story = StoryObj<typeof meta>;

const edited = `/app/farm/crops?crop=${storyCrops[0]?.id}`;

export const Manager: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tomate' })).toBeVisible();
    await expect(canvas.getAllByText('Archivée')).toHaveLength(2);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Viewer: Story = {
  parameters: { prepare: onFarm({ role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Torry')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter une culture' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const Empty: Story = {
  parameters: { prepare: onFarm({ crops: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucune culture/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Le serveur est en panne/))[0]).toBeVisible();
  },
};
export const Editing: Story = { parameters: { path: edited } };
/** A crop is stored on the server: without a network nothing changes, and what was typed stays. */
export const Offline: Story = {
  parameters: { path: edited },
  beforeEach: withoutNetwork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' ronde');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Pas enregistré\. Votre saisie reste ici/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Tomate ronde');
  },
};
/** Somebody else saved first: the form names what they changed, and what was typed stays. */
export const SomebodyElseFirst: Story = {
  parameters: { path: edited, prepare: onFarm({ server: 'moved' }) },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nom' });
    await userEvent.type(name, ' ronde');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Quelqu’un l’a modifiée entre-temps/)).toBeVisible();
    await expect(name).toHaveValue('Tomate ronde');
    await expect(canvas.getByRole('switch', { name: 'Archiver' })).toBeChecked();
  },
};
export const Refused: Story = {
  parameters: { path: '/app/farm/crops?new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), 'TOMATE');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Ce nom est déjà pris. Changez-le.')).toBeVisible();
  },
};
