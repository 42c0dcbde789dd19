import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../dialogs/Dialog.tsx';
import { plots } from './plots.sample.ts';
import { Select } from './Select.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/Select',
  tags: ['autodocs'],
  component: Select<string>,
  args: { label: 'Unité', value: 'cl', onChange: fn(), options: ['ml', 'cl', 'l'].map((id) => ({ id, label: id })) },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange as (value: string | null) => void);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tunnels = Array.from({ length: 5 }, (_, at) => ({ id: `t${at}`, label: `Tunnel ${at + 1}` }));

export const Playground: Story = {};
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Unité/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'l' }));
    await expect(args.onChange).toHaveBeenCalledWith('l');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Unité/ })).toHaveTextContent('l'));
  },
};
export const Open: Story = {
  args: { label: 'Parcelle', value: 's4', options: plots },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Parcelle/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Serre 1/ })).toBeVisible());
  },
};
/** A list of more than ten has a search, in which accents make no difference. */
export const Searched: Story = {
  args: { label: 'Parcelle', value: 's4', options: [...plots, ...tunnels, { id: 'pep', label: 'Pépinière' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Parcelle/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Chercher' }), 'pepi');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('pep');
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const Nothing: Story = { args: { value: null, placeholder: 'Choisir une unité' } };
export const Wrong: Story = {
  args: { value: null, error: 'Choisissez une unité.', hint: 'Celle du bac de drainage.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: 'Parcelle', value: 'ts', options: plots } };
export const InDialog: Story = {
  args: { label: 'Parcelle', value: 's1', options: plots },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange as (value: string | null) => void);
    return (
      <Dialog title="Filtrer" look="sheet" onClose={fn()}>
        <Select {...args} value={value} onChange={setValue} />
      </Dialog>
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Parcelle/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Serre 2/ }));
    await expect(args.onChange).toHaveBeenCalledWith('s2');
  },
};
export const OpenInDialog: Story = {
  ...InDialog,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Parcelle/ }));
    const last = await screen.findByRole('option', { name: /Tunnel sud/ });
    // The list moves to its final place.
    await waitFor(async () => {
      const { left, top, height } = last.getBoundingClientRect();
      await expect(last.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true);
    });
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'الوحدة' } };
