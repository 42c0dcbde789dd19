import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { NewestReading } from './NewestReading.tsx';

const plotId = storyPlots[0]!.id;
const readings = [storyReading(0, { drainEc: 4.6 })];

const meta = {
  title: 'Readings/Card on a plot’s page',
  component: NewestReading,
  args: { plotId },
  parameters: { path: '/app/campaign/1/plot/1', slot: 'plot', prepare: onFarm({ readings }) },
} satisfies Meta<typeof NewestReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutsideItsTarget: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/au-dessus de la cible/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nouveau relevé' })).toHaveAttribute(
      'href',
      `/app/new?plot=${plotId}`,
    );
  },
};
export const Empty: Story = {
  parameters: { prepare: onFarm() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun relevé de cette parcelle pour l’instant.')).toBeVisible();
  },
};
/** A viewer sees the reading, and no way to record one. */
export const RefusedRole: Story = {
  parameters: { prepare: onFarm({ readings, role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/au-dessus de la cible/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Nouveau relevé' })).toBeNull();
  },
};
export const Offline: Story = {};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
