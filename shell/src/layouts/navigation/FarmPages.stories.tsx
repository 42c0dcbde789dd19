import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRemotes } from '../../../testing/story-remotes.tsx';
import { online } from '../../../testing/story-shell.ts';
import { FarmPages } from './FarmPages.tsx';

const meta = {
  title: 'Shell/Pages of the farm',
  component: FarmPages,
  decorators: [withRemotes],
  parameters: { path: '/app', prepare: online },
} satisfies Meta<typeof FarmPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cibles' })).toBeVisible();
  },
};
