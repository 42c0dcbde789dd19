import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { ComboBox } from '../pickers/ComboBox.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { toast } from '../feedback/toast.ts';
import { Toasts } from '../feedback/Toasts.tsx';
import { Menu } from '../pickers/Menu.tsx';
import { Switch } from '../fields/Switch.tsx';
import { TextField } from '../fields/TextField.tsx';
import { opener } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/Dialog',
  tags: ['autodocs', 'overlay'],
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

export const Playground: Story = { tags: ['!test'], decorators: [opener] };
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

/** A toast that appears while a dialog is open is inside the dialog: outside it no screen reader reads the toast, and the veil dims it. */
export const SaysWhatHappened: Story = {
  render: (args) => (
    <>
      <Toasts />
      <Dialog {...args} />
    </>
  ),
  play: async () => {
    const dismiss = toast('Texte copié', { kind: 'success' });
    const texts = await screen.findAllByText('Texte copié');
    const visible = texts.filter((text) => text.checkVisibility());
    await expect(visible.map((text) => text.closest('dialog'))).toEqual([expect.anything()]);
    dismiss();
  },
};

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

/** A sheet that is left by the question within it: both close at once. */
export const FocusReturnsFromBoth: Story = {
  globals: { locale: 'fr' },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Filtrer</Button>
        {open && (
          <Dialog {...args} onClose={() => setAsking(true)}>
            {isAsking && <ConfirmDialog title="Quitter ?" onConfirm={() => setOpen(false)} onCancel={fn()} />}
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrer' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await expect(opener).toHaveFocus();
  },
};

export const FocusReturnsToTheMenu: Story = {
  globals: { locale: 'fr' },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu label="Actions" items={[{ id: 'filter', label: 'Filtrer' }]} onAction={() => setOpen(true)} />
        {open && <Dialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Filtrer' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filtrer' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

function Asking(args: ComponentProps<typeof Dialog>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog {...args} onClose={() => setAsking(true)}>
      <ComboBox label="Parcelle" value="4" onChange={fn()} options={[{ id: '4', label: 'Serre 4' }]} />
      {isAsking && <ConfirmDialog title="Quitter ?" onConfirm={fn()} onCancel={() => setAsking(false)} />}
    </Dialog>
  );
}

/** The question comes before the dialog closes; Escape in the list of a field within it closes only the list. */
export const EscapeAgainAndAgain: Story = {
  globals: { locale: 'fr' },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const question = () => canvas.queryByRole('alertdialog');
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(question()).toBeNull();
    for (let times = 0; times < 3; times += 1) {
      await userEvent.keyboard('{Escape}');
      await expect(question()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(question()).toBeNull();
      await expect(canvas.getByRole('dialog', { name: 'Filtrer' })).toBeVisible();
    }
  },
};

/** Closes the dialogs as Android's Back does at the second time in a row. */
export const ClosedByTheBrowser: Story = {
  globals: { locale: 'fr' },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Filtrer' });
    for (let times = 0; times < 2; times += 1) {
      // The browser closes dialogs that were opened without a touch together, the topmost first.
      canvas.queryByRole<HTMLDialogElement>('alertdialog')?.close();
      dialog.close();
      await expect(await canvas.findByRole('alertdialog')).toBeVisible();
      await expect(dialog).toBeVisible();
    }
  },
};
