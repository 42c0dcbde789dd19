import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Afficher seulement mes relevés', checked: false, onChange: fn() },
  render: function Held(args) {
    const [checked, setChecked] = useHeld(args.checked, args.onChange);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Afficher seulement mes relevés'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const LongText: Story = {
  args: {
    checked: true,
    label: 'Afficher seulement les parcelles avec unités d’irrigation dans toutes les listes',
    hint: 'Les autres restent dans l’historique et dans les campagnes, où elles ont été enregistrées.',
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'عرض قراءاتي فقط', checked: true } };
