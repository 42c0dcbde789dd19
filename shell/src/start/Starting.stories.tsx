import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { RestoreQuestion } from './RestoreQuestion.tsx';
import { Starting } from './Starting.tsx';

const meta = {
  title: 'Shell/Start',
  component: RestoreQuestion,
  args: { onAnswer: fn() },
  render: (args) => (
    <>
      <Starting />
      <RestoreQuestion {...args} />
    </>
  ),
  parameters: { padded: false },
} satisfies Meta<typeof RestoreQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <Starting /> };
export const CannotRestore: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Erreur' });
    await expect(dialog).toHaveTextContent('Une erreur s’est produite lors de la restauration de votre session');
    await expect(canvas.queryByRole('button', { name: 'Travailler hors ligne' })).toBeNull();
    await fireEvent(dialog, new Event('cancel', { cancelable: true })); // Escape, or a phone's back gesture
    await expect(args.onAnswer).toHaveBeenLastCalledWith('retry');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('retry');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('cancel');
  },
};
export const CannotRestoreMayGoOn: Story = {
  args: { onAnswer: fn(), mayGoOn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Travailler hors ligne' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('offline');
    await fireEvent(canvas.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onAnswer).toHaveBeenCalledTimes(2);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('offline');
  },
};
const asking = { onAnswer: fn(), mayGoOn: true } satisfies Story['args'];
export const RightToLeft: Story = { args: asking, globals: { locale: 'ar-MA' } };
export const Dark: Story = { args: asking, globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  args: asking,
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
