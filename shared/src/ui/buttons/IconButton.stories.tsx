import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { icon: 'filter', label: 'Filtrer', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressed: Story = { args: { pressed: true, icon: 'eye', label: 'Afficher le mot de passe' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { to: '/app', icon: 'back', label: 'Retour' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { icon: 'back', label: 'رجوع', to: '/app' } };
