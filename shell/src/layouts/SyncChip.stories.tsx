import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offline, online, toSend } from '../story-shell.ts';
import { SyncChip } from './SyncChip.tsx';

const meta = {
  title: 'Shell/Sync chip',
  component: SyncChip,
  parameters: { prepare: online },
} satisfies Meta<typeof SyncChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tout est envoyé')).toHaveRole('status');
  },
};
export const ToSend: Story = {
  parameters: { prepare: toSend },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 à envoyer')).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: { prepare: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne')).toBeVisible();
  },
};
export const OfflineRightToLeft: Story = { parameters: { prepare: offline }, globals: { locale: 'ar-MA' } };
export const OfflineLongTexts: Story = { parameters: { prepare: offline }, globals: { locale: 'fr-x-long' } };
