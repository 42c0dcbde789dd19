import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

const meta = {
  title: 'Kit/UnsavedDialog',
  tags: ['autodocs'],
  component: UnsavedDialog,
  args: { isDirty: () => true },
  render: (args) => (
    <>
      <LinkButton to="/elsewhere">Autre écran</LinkButton>
      <UnsavedDialog {...args} />
    </>
  ),
} satisfies Meta<typeof UnsavedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Autre écran' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const Stays: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Autre écran' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Autre écran' })).toBeVisible();
  },
};
