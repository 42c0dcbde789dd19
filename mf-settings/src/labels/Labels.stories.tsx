import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { Labels } from './Labels.tsx';

const meta = {
  title: 'Settings/Labels of plots',
  component: Labels,
  parameters: { path: '/app/farm/labels', padded: false, prepare: onFarm() },
} satisfies Meta<typeof Labels>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed plots have no label; a plot can be left out. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = within(await canvas.findByRole('list', { name: 'Aperçu des étiquettes' }));
    await expect(preview.getByRole('img', { name: /^Code QR de .*Serre 1/ })).toBeVisible();
    await expect(preview.queryByText('Ancienne serre')).toBeNull();
    await expect(preview.getAllByRole('listitem').length).toBeLessThanOrEqual(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Serre 1' }));
    await expect(preview.queryByRole('img', { name: /^Code QR de .*Serre 1/ })).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Offline: Story = { beforeEach: withoutNetwork };
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const Empty: Story = {
  parameters: { prepare: onFarm({ plots: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune parcelle à étiqueter.')).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
