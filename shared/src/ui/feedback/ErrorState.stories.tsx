import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Kit/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { text: 'Les exploitations n’ont pas pu être chargées.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Retry: Story = {
  globals: { locale: 'fr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const BusyWhileItTries: Story = {
  globals: { locale: 'fr' },
  args: { onRetry: fn(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Réessayer' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { hint: 'Le serveur oasis.seguia.net ne répond pas depuis 09:12. Vos relevés sont gardés sur cet appareil.' },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { text: 'تعذّر تحميل الضيعات.' } };
