import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Starting } from './Starting.tsx';

const meta = {
  title: 'Shell/Start',
  component: Starting,
  parameters: { padded: false },
} satisfies Meta<typeof Starting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const CannotRestore: Story = {
  args: { ask: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.ask).toHaveBeenCalledWith('retry');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
