import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: 'filter', label: 'Filtrer', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
/** A screen reader says its name once, although the tooltip shows it too. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtrer' })).toHaveAccessibleDescription('');
    await expect(canvas.getByTitle('Filtrer')).toBeVisible();
  },
};
export const Pressed: Story = { args: { pressed: true, icon: 'eye', label: 'Afficher le mot de passe' } };
export const Disabled: Story = { args: { disabled: true } };
/** At the last step the button keeps the focus, and does nothing more. */
export const AtItsEnd: Story = {
  render: function Steps({ onPress, ...args }) {
    const [steps, setSteps] = useState(0);
    return <IconButton {...args} disabled={steps > 0} onPress={() => (setSteps(steps + 1), onPress?.())} />;
  },
  args: { icon: 'forward', label: 'Parcelle suivante' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 100)); // a browser takes the focus away at its next frame
    await expect(button).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const AsLink: Story = {
  args: { to: '/app', icon: 'back', label: 'Retour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retour' })).toHaveAccessibleDescription('');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { icon: 'back', label: 'رجوع', to: '/app' } };
