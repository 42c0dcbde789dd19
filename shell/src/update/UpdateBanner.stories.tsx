import type { Meta, StoryObj } from '@storybook/react-vite';
import type { createStore } from 'jotai';
import { expect } from 'storybook/test';
import { UpdateBanner } from './UpdateBanner.tsx';
import { updateReadyAtom } from './updates.ts';

const meta = {
  title: 'Shell/New version',
  component: UpdateBanner,
  parameters: { prepare: (store: ReturnType<typeof createStore>) => store.set(updateReadyAtom, true) },
} satisfies Meta<typeof UpdateBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recharger' })).toBeVisible();
  },
};
export const PutOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByText('Une nouvelle version est prête.')).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
