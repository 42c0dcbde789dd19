import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { Meters } from './Meters.tsx';

const meta = {
  title: 'Settings/Meters',
  component: Meters,
  parameters: { path: '/app/farm/meters', padded: false, prepare: onFarm() },
} satisfies Meta<typeof Meters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Manager: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/en retard, étalonné/)).toBeVisible();
    await expect(canvas.getByText(/jamais étalonné/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Hors service' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Recorder: Story = {
  parameters: { prepare: onFarm({ role: 'recorder' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Combo serre/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter un appareil' })).toBeNull();
  },
};
export const OlderServer: Story = {
  parameters: { prepare: onFarm({ serverCan: false, meters: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce serveur ne le propose pas encore/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const Empty: Story = {
  parameters: { prepare: onFarm({ meters: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun appareil/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Le serveur est en panne/))[0]).toBeVisible();
  },
};
export const Adding: Story = { parameters: { path: '/app/farm/meters?new' } };
/** A meter is stored on the server: without a network nothing changes, and what was typed stays. */
export const Offline: Story = {
  parameters: { path: '/app/farm/meters?new' },
  beforeEach: withoutNetwork,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nom' });
    await userEvent.type(name, 'Stylo neuf');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Pas enregistré\. Votre saisie reste ici/)).toBeVisible();
    await expect(name).toHaveValue('Stylo neuf');
  },
};
/** A value that breaks a rule is named at its field before anything is sent. */
export const Refused: Story = {
  parameters: { path: '/app/farm/meters?new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), 'stylo PH');
    await userEvent.type(canvas.getByRole('textbox', { name: /^pH des solutions/ }), ' x');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Ce nom est déjà pris. Changez-le.')).toBeVisible();
    await expect(canvas.getByText('5 pH différents au plus, jusqu’à 14.')).toBeVisible();
  },
};
