import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateField } from './DateField.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/DateField',
  tags: ['autodocs'],
  component: DateField,
  args: { label: 'Date', value: '2026-11-17', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date' })).toBeVisible();
    const [day] = canvas.getAllByRole('spinbutton');
    if (day) await userEvent.click(day);
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
  },
};
export const TypedAgain: Story = {
  globals: { locale: 'en' },
  args: { value: '2026-08-17' },
  play: async ({ canvas, userEvent }) => {
    const [month] = canvas.getAllByRole('spinbutton');
    if (!month) throw new Error('The date has no month');
    await userEvent.click(month);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.click(document.body);
    await expect(await canvas.findByText(/not complete/)).toBeVisible();
    await userEvent.click(month);
    await userEvent.keyboard('08');
    await waitFor(() => expect(canvas.queryByText(/not complete/)).toBeNull());
  },
};
export const Calendar: Story = {
  globals: { locale: 'fr' },
  args: { max: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /12 novembre 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
  },
};
export const Open: Story = {
  args: { max: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const OpenFromTheRight: Story = {
  ...Open,
  globals: { locale: 'ar-MA' },
  args: { label: 'التاريخ', max: '2026-11-21' },
};
export const Empty: Story = { args: { value: null } };
export const Wrong: Story = {
  args: { value: '2026-12-01', error: 'La date ne peut pas être dans le futur, choisissez une date valide.' },
};
const answered = fn();
export const Asked: Story = {
  args: {
    value: '1926-11-17',
    ask: 'Cette date est d’avant 2000. Est-ce exact ?',
    fixes: [{ label: 'Oui, c’est exact', onPress: answered }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cette date est d’avant 2000.');
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, c’est exact' }));
    await expect(answered).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { globals: { locale: 'en' } };
