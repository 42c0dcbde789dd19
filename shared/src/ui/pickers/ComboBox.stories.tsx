import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';
import { plots } from './plots.sample.ts';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/ComboBox',
  tags: ['autodocs'],
  component: ComboBox<string>,
  args: { label: 'Parcelle', value: 's4', onChange: fn(), options: plots },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <ComboBox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ComboBox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Parcelle' });
    await userEvent.clear(box);
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.type(box, 'nord');
    await userEvent.click(await screen.findByRole('option', { name: /Tunnel nord/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('tn');
    await expect(box).toHaveValue('Tunnel nord');
  },
};
export const NothingFound: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Parcelle' });
    await userEvent.clear(box);
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.type(box, 'zzz');
    await waitFor(() => expect(screen.getByText('Aucun résultat')).toBeVisible());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Parcelle' }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Serre 1/ })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(plots.length);
  },
};
export const Wrong: Story = { args: { value: null, error: 'Choisissez une parcelle.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { value: 'ts' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'القطعة' } };
