import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardFault } from './CardFault.tsx';

const meta = {
  title: 'Shell/Missing card',
  component: CardFault,
  args: { name: 'Campagnes en cours', stopped: false, busy: false, onRetry: fn() },
} satisfies Meta<typeof CardFault>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Campagnes en cours');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stopped: Story = { args: { stopped: true } };
export const TryingAgain: Story = { args: { busy: true } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
