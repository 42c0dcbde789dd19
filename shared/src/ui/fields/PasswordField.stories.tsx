import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Mot de passe', value: 'rosée du matin', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Shown: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
  },
};
export const Wrong: Story = { args: { error: 'E-mail ou mot de passe inconnu.' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'كلمة المرور' } };
