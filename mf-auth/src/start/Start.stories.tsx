import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loggedOut } from '@seguia/testing/story-server';
import { Start } from './Start.tsx';

const meta = {
  title: 'Login/Start',
  component: Start,
  parameters: {
    path: '/start',
    padded: false,
    prepare: (store: Parameters<typeof loggedOut>[0]) => loggedOut(store, { server: null }),
  },
} satisfies Meta<typeof Start>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se connecter à un serveur de données' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
