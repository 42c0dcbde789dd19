import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { Plots } from './Plots.tsx';

const meta = {
  title: 'Settings/Plots',
  component: Plots,
  parameters: { path: '/app/farm/plots', padded: false, prepare: onFarm() },
} satisfies Meta<typeof Plots>;
export default meta;
type Story = StoryObj<typeof meta>;

const edited = `/app/farm/plots?plot=${storyPlots[0]?.id}`;

export const Manager: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Parcelles de l’exploitation' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Fermées' })).getByText('Ancienne serre')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Viewer: Story = {
  parameters: { prepare: onFarm({ role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Serre 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter une parcelle' })).toBeNull();
  },
};
export const OlderServer: Story = {
  parameters: { prepare: onFarm({ serverCan: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce serveur ne le propose pas encore/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const Empty: Story = {
  parameters: { prepare: onFarm({ plots: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucune parcelle/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Erreur' }));
    await expect(dialog.getByText(/^Le serveur est en panne/)).toBeVisible();
  },
};

export const Editing: Story = { parameters: { path: edited } };
export const EditingRightToLeft: Story = { parameters: { path: edited }, globals: { locale: 'ar-MA' } };
export const EditingLongTexts: Story = {
  parameters: { path: edited },
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const EditingOnDesktop: Story = {
  parameters: { path: edited },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
/** A plot is stored on the server: without a network nothing changes, and what was typed stays. */
export const Offline: Story = {
  parameters: { path: edited },
  beforeEach: withoutNetwork,
  play: async ({ canvas, userEvent }) => {
    const house = await canvas.findByRole('textbox', { name: 'Serre ou abri' });
    await userEvent.type(house, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Pas enregistré\. Votre saisie reste ici/)).toBeVisible();
    await expect(house).toHaveValue('Nord 2');
  },
};
/** A value that breaks a rule is named at its field before anything is sent. */
export const Refused: Story = {
  parameters: { path: '/app/farm/plots?new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), 'serre 2');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Surface/ }), '1.200,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Ce nom est déjà pris. Changez-le.')).toBeVisible();
  },
};
/** Somebody else saved first: the form names what they changed, and takes it over where nothing was typed. */
export const SomebodyElseFirst: Story = {
  parameters: { path: edited, prepare: onFarm({ server: 'moved' }) },
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('textbox', { name: /^Surface/ });
    await userEvent.clear(area);
    await userEvent.type(area, '900');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Quelqu’un a modifié cette parcelle entre-temps/)).toBeVisible();
    await expect(area).toHaveValue('900');
    await expect(canvas.getByRole('textbox', { name: 'Serre ou abri' })).toHaveValue('Bloc nord');
  },
};
export const Planting: Story = {
  parameters: { path: edited },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Planter' }));
    await expect(await canvas.findByRole('group', { name: 'Planté le' })).toBeVisible();
  },
};
export const Pasting: Story = {
  parameters: { path: '/app/farm/plots?paste' },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /^Une parcelle par ligne/ });
    await userEvent.click(text);
    await userEvent.paste('Serre 5\nSerre 6\nSerre 1\nTunnel 3\tTomate\tTorry\t900\t1800\tNord\nserre 5');
    await expect(await canvas.findByRole('button', { name: 'Créer 3 parcelles' })).toBeVisible();
    await expect(canvas.getByText('2 lignes ne seront pas créées.')).toBeVisible();
  },
};
export const PastingRightToLeft: Story = {
  ...Pasting,
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /قطعة واحدة/ }));
    await userEvent.paste('البيت المغطى 1\nSerre 6\nSerre 1');
  },
};
export const PlantingMany: Story = {
  parameters: { path: '/app/farm/plots?plant' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toutes' }));
    await expect(canvas.getByRole('button', { name: /^Planter \d+ parcelles$/ })).toBeEnabled();
  },
};
export const PlantingManyRightToLeft: Story = {
  parameters: { path: '/app/farm/plots?plant' },
  globals: { locale: 'ar-MA' },
};
export const Ordering: Story = {
  parameters: { path: '/app/farm/plots?order' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descendre Serre 1' }));
    const [first] = canvas.getAllByRole('listitem').filter((item) => item.closest('dialog'));
    await expect(first).toHaveTextContent('Serre 2');
  },
};
