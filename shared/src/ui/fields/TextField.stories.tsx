import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fn } from 'storybook/test';
import { TextField } from './TextField.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'E-mail', value: 'lea@exploitation.fr', type: 'email', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(box);
    await userEvent.type(box, 'a@b.fr');
    await expect(box).toHaveValue('a@b.fr');
  },
};
export const Hint: Story = { args: { hint: 'Celui de votre compte, pas celui de l’exploitation.' } };
export const Wrong: Story = {
  args: { value: 'lea@', error: 'Saisissez l’adresse complète, par exemple lea@exemple.fr.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/adresse complète/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Suffix: Story = {
  args: { label: 'Nom du serveur', type: 'text', value: 'oasis', suffix: '.seguia.net' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom du serveur' })).toHaveAccessibleDescription('.seguia.net');
    // Its point stays in front of it on a page that runs from right to left.
    const suffix = canvas.getByText('.seguia.net');
    const box = suffix.parentElement!;
    const leftOf = (from: number, to: number) => {
      const letters = document.createRange();
      letters.setStart(suffix.firstChild!, from);
      letters.setEnd(suffix.firstChild!, to);
      return letters.getBoundingClientRect().left;
    };
    box.dir = 'rtl';
    await expect(leftOf(0, 1)).toBeLessThan(leftOf(1, 2));
    box.dir = '';
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Adresse complète du serveur de données de l’exploitation agricole',
    value: 'https://donnees.exploitation-agricole-du-grand-sud-ouest.example.org/api',
    error: 'Cette adresse ne répond pas. Vérifiez le nom, le port et la connexion de cet appareil, puis réessayez.',
    fixes: [{ label: 'Utiliser https://', onPress: fn() }],
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { label: 'البريد الإلكتروني', hint: 'بريد حسابك', error: 'أدخل العنوان كاملًا' },
};
