import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { online } from '../../testing/story-shell.ts';
import { OfflineReady } from './OfflineReady.tsx';

const meta = {
  title: 'Shell/Ready offline',
  component: OfflineReady,
  args: { className: undefined, isShown: true },
  parameters: { prepare: online },
} satisfies Meta<typeof OfflineReady>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The app itself is not on this device, because a review room has no service worker. */
export const Fetching: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Préparation…')).toBeVisible();
  },
};
export const FetchingRightToLeft: Story = { globals: { locale: 'ar-MA' } };
