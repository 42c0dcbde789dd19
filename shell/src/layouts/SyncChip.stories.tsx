import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { behind, inTrouble, offline, offlineToSend, online, toSend } from '../../testing/story-shell.ts';
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
export const Behind: Story = {
  parameters: { prepare: behind },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pas à jour')).toHaveRole('status');
  },
};
export const ToSend: Story = {
  parameters: { prepare: toSend },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 à envoyer')).toBeVisible();
  },
};
/** One reading is refused, one has two versions, and one waits. Two need the person, however many changes each has. */
export const Trouble: Story = {
  parameters: { prepare: inTrouble },
  play: async ({ canvas }) => {
    await canvas.findByText(/2 à régler/);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 à régler · 1 à envoyer');
  },
};
export const TroubleDesktop: Story = {
  parameters: { prepare: inTrouble },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 à envoyer/)).toBeVisible();
  },
};
export const TroubleRightToLeft: Story = { parameters: { prepare: inTrouble }, globals: { locale: 'ar-MA' } };
export const TroubleLongTexts: Story = { parameters: { prepare: inTrouble }, globals: { locale: 'fr-x-long' } };
export const Offline: Story = {
  parameters: { prepare: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne')).toBeVisible();
  },
};
/** Three readings wait for the network. */
export const OfflineWaiting: Story = {
  parameters: { prepare: offlineToSend },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne · 3')).toHaveRole('status');
  },
};
/** A short phone has no room for words beside the page's title: the count is visible, and a screen reader says the words. */
export const OfflineWaitingShortPhone: Story = {
  parameters: { prepare: offlineToSend },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Hors ligne · 3')).toHaveRole('status');
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvasElement.querySelector<HTMLElement>('[role="status"]')?.offsetWidth).toBe(1);
  },
};
export const OfflineWaitingRightToLeft: Story = {
  parameters: { prepare: offlineToSend },
  globals: { locale: 'ar-MA' },
};
export const OfflineRightToLeft: Story = { parameters: { prepare: offline }, globals: { locale: 'ar-MA' } };
export const OfflineLongTexts: Story = { parameters: { prepare: offline }, globals: { locale: 'fr-x-long' } };
