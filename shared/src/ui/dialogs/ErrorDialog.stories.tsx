import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ErrorDialog } from './ErrorDialog.tsx';
import { opener } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/ErrorDialog',
  tags: ['autodocs', 'overlay'],
  component: ErrorDialog,
  args: { text: 'L’exploitation n’est pas autorisée à utiliser ce module.', onClose: fn() },
} satisfies Meta<typeof ErrorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], decorators: [opener] };
export const Titled: Story = {
  globals: { locale: 'fr' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { text: 'الضيعة غير مخوّل لها استعمال هذه الوحدة.' },
};
