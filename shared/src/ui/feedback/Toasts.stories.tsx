import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { toast, type ToastOptions } from './toast.ts';
import { Toasts } from './Toasts.tsx';

function ShowToast({ text, options = {}, second }: { text: string; options?: ToastOptions; second?: string }) {
  useEffect(() => {
    const first = toast(text, { duration: 60_000, ...options });
    const other = second === undefined ? null : toast(second, { duration: 60_000, kind: 'success' });
    return () => {
      first();
      other?.();
    };
  }, [text, options, second]);
  return <Toasts />;
}

const meta = { title: 'Kit/Toasts', tags: ['autodocs', 'overlay'], component: Toasts } satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();
const undoable: ToastOptions = { action: { label: 'Annuler', onPress: undo } };
const success: ToastOptions = { kind: 'success' };
const failure: ToastOptions = { kind: 'error' };

export const Playground: Story = {
  tags: ['!test'],
  render: () => (
    <>
      <Button onPress={() => toast('Relevé supprimé', undoable)}>Supprimer</Button>
      <Toasts />
    </>
  ),
};
export const Saved: Story = {
  render: () => <ShowToast text="Enregistré sur cet appareil" options={success} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Enregistré sur cet appareil')).toBeVisible());
  },
};
export const Undo: Story = {
  render: () => <ShowToast text="Relevé supprimé" options={undoable} second="Envoyé" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};
export const TwoAtOnce: Story = {
  render: () => <ShowToast text="Relevé supprimé" options={undoable} second="Envoyé" />,
};
export const Failed: Story = {
  render: () => (
    <ShowToast
      text="La mémoire de cet appareil est pleine. Le relevé n’est pas enregistré, libérez de la place."
      options={failure}
    />
  ),
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  render: () => <ShowToast text="حُفظت على هذا الجهاز" options={success} />,
};
