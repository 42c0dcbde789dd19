import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog.tsx';
import { opener } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/LeaveDialog',
  tags: ['autodocs', 'overlay'],
  component: LeaveDialog,
  args: {
    title: 'Se déconnecter ?',
    text: 'Il faudra votre mot de passe pour revenir.',
    confirm: 'Se déconnecter',
    unsent: 0,
    online: true,
    onWait: fn(),
    onLeave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const unsent = {
  title: '3 à envoyer. Attendre avant de se déconnecter ?',
  text: 'Ce qui n’est pas envoyé reste sur cet appareil et partira à votre prochaine connexion.',
  unsent: 3,
} as const;

export const Playground: Story = { tags: ['!test'], decorators: [opener] };
export const AllSent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = { args: unsent };

export const Waiting: Story = {
  globals: { locale: 'fr' },
  args: unsent,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attendre l’envoi' }));
    await expect(args.onWait).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('encore 3…');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const WaitingOffline: Story = {
  globals: { locale: 'fr' },
  args: { ...unsent, online: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attendre l’envoi' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Hors ligne');
  },
};
