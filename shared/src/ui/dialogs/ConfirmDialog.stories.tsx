import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { opener } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/ConfirmDialog',
  tags: ['autodocs', 'overlay'],
  component: ConfirmDialog,
  args: {
    title: 'Supprimer ce relevé ?',
    text: 'Un responsable pourra le rétablir.',
    confirm: 'Supprimer',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], decorators: [opener] };
export const Danger: Story = {
  globals: { locale: 'fr' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Supprimer ce relevé ?' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Default: Story = {
  args: { title: 'Changer de serveur de données ?', text: 'Vous serez déconnecté.', confirm: undefined, danger: false },
};
export const ThreeWays: Story = {
  args: {
    title: '3 relevés non envoyés',
    text: 'Attendre avant de se déconnecter ?',
    confirm: 'Se déconnecter',
    danger: false,
    choices: [{ label: 'Attendre', onPress: fn() }],
  },
};
export const BesidesTheQuestion: Story = {
  args: {
    title: 'Erreur',
    text: 'Une erreur s’est produite lors de la restauration de votre session',
    confirm: 'Réessayer',
    danger: false,
    below: <p>Annuler vous déconnecte, et les changements non envoyés restent sur cet appareil.</p>,
  },
};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: {
    title: 'Abandonner les 12 relevés refusés de l’exploitation Oasis du Souss ?',
    text: 'Ils disparaîtront de cet appareil. '.repeat(8),
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { title: 'حذف هذه القراءة؟', text: 'يمكن للمسؤول استعادتها.', confirm: 'حذف' },
};
export const Outdoor: Story = { globals: { theme: 'outdoor' } };
