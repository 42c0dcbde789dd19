import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyFarm } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { LabelledPlot } from './LabelledPlot.tsx';

const at = (farm = storyFarm.id) => `/app/at/${farm}/${storyPlots[0]?.id}`;
const closed = { plots: storyPlots.map((plot) => ({ ...plot, closed: true })) };

const meta = {
  title: 'Readings/Label of a plot',
  component: LabelledPlot,
  parameters: { path: at(), route: '/app/at/:farm/:plot', padded: false, prepare: onFarm(closed) },
} satisfies Meta<typeof LabelledPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedPlot: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/est fermée/)).toBeVisible();
  },
};
export const OtherFarm: Story = {
  parameters: { path: at('0199a000-0000-7000-8000-0000000000f9') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/est d’une autre exploitation/)).toBeVisible();
  },
};
export const Offline: Story = { beforeEach: withoutNetwork };
export const Loading: Story = { parameters: { prepare: onFarm({ plots: [], loaded: false, server: 'silent' }) } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
