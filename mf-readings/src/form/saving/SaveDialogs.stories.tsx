import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveDialogs } from './SaveDialogs.tsx';

const meta = {
  title: 'Readings/Saving',
  component: SaveDialogs,
  args: { failure: null, forgetFailure: fn(), again: null },
} satisfies Meta<typeof SaveDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The device already has a reading with the same plot, minute and values. */
export const Again: Story = {
  args: { again: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.again).toHaveBeenCalledWith(false);
  },
};
export const AgainRightToLeft: Story = { args: { again: fn() }, globals: { locale: 'ar-MA' } };
export const AgainLongTexts: Story = {
  args: { again: fn() },
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
};
export const Full: Story = { args: { failure: 'full' } };
export const Unavailable: Story = { args: { failure: 'unavailable' } };
export const Hangs: Story = { args: { failure: 'hangs' } };
