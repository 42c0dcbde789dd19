import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Kit/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: { kind: 'info', children: 'Hors ligne. Les changements sont gardés, puis envoyés.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Success: Story = { args: { kind: 'success', children: 'oasis répond. Version 1.4.2.' } };
export const Warning: Story = {
  args: { kind: 'warn', children: 'Données de 09:12', action: { label: 'Réessayer', onPress: fn() } },
};
export const Failure: Story = {
  args: { kind: 'error', children: 'Refusé : cette parcelle est fermée. Modifiez ou abandonnez.', onClose: fn() },
};
export const Busy: Story = {
  args: { kind: 'warn', children: 'Données de 09:12', action: { label: 'Réessayer', onPress: fn(), busy: true } },
};
export const LongText: Story = {
  args: {
    kind: 'error',
    children:
      'Ce serveur ne peut être joint, ou son certificat n’inspire pas confiance. Vérifiez l’adresse et la connexion de cet appareil.',
    action: { label: 'Tester la connexion', onPress: fn() },
    onClose: fn(),
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: {
    kind: 'warn',
    children: 'غير متصل. تُحفظ القراءات ثم تُرسل.',
    action: { label: 'إعادة المحاولة', onPress: fn() },
  },
};
