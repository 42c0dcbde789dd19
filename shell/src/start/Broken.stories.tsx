import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Broken } from './Broken.tsx';
import { ConfigError } from '../config/config.ts';

const meta = {
  title: 'Shell/Cannot start',
  component: Broken,
  parameters: { padded: false },
  args: { error: new TypeError('Failed to fetch') },
} satisfies Meta<typeof Broken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotWhole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
export const WrongSetting: Story = {
  args: { error: new ConfigError('reloadGuard') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('reloadGuard');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
