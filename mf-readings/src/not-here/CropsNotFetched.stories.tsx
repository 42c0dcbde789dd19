import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CropsNotFetched } from './CropsNotFetched.tsx';
import { onFarm } from '../../testing/story-farm.ts';

const meta = {
  title: 'Readings/Crops not fetched',
  component: CropsNotFetched,
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
} satisfies Meta<typeof CropsNotFetched>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
