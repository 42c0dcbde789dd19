import { spaceLowAtom } from '@seguia/shared/device/journal/space';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { createStore } from 'jotai';
import { expect } from 'storybook/test';
import { LowSpace } from './LowSpace.tsx';

const meta = {
  title: 'Shell/Low space',
  component: LowSpace,
  parameters: { prepare: (store: ReturnType<typeof createStore>) => store.set(spaceLowAtom, true) },
} satisfies Meta<typeof LowSpace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NearlyFull: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/presque plein/);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
