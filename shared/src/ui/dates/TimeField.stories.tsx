import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimeField } from './TimeField.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/TimeField',
  tags: ['autodocs'],
  component: TimeField,
  args: { label: 'Heure', value: '09:12', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <TimeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Heure' })).toBeVisible();
    const [hour] = canvas.getAllByRole('spinbutton');
    if (hour) await userEvent.click(hour);
    await userEvent.keyboard('1745');
    await expect(args.onChange).toHaveBeenLastCalledWith('17:45');
  },
};
export const Empty: Story = { args: { value: null } };
export const Wrong: Story = { args: { error: 'Saisissez l’heure.' } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { globals: { locale: 'en' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'الوقت', value: '17:45' } };
