import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Switch } from '../fields/Switch.tsx';
import { TextField } from '../fields/TextField.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    title: 'Filtrer',
    onClose: fn(),
    children: (
      <>
        <TextField label="Parcelle" value="Serre 4" onChange={fn()} />
        <Switch label="Seulement mes relevés" checked onChange={fn()} />
      </>
    ),
    actions: (
      <>
        <Button>Effacer</Button>
        <Button variant="primary">Afficher</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sheet: Story = { args: { look: 'sheet' } };
export const SheetDark: Story = { args: { look: 'sheet' }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    title: 'Relevés qui ne sont pas encore envoyés',
    children: <p>{'Une ligne de texte qui se répète. '.repeat(120)}</p>,
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { title: 'تصفية', look: 'sheet' } };

export const FocusReturns: Story = {
  globals: { locale: 'fr' },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Filtrer</Button>
        {open && <Dialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrer' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Filtrer' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(opener).toHaveFocus();
  },
};
