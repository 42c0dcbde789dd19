import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { label: 'Chercher une exploitation', value: '', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Cleared: Story = {
  globals: { locale: 'fr' },
  args: { value: 'souss' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Filled: Story = { args: { value: 'Oasis du Souss' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'البحث عن ضيعة', value: 'سوس' } };
