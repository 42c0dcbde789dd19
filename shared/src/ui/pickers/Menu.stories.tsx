import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Kit/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    label: 'Exporter',
    icon: 'download',
    words: true,
    items: [
      { id: 'csv', label: 'Données en CSV', icon: 'table' },
      { id: 'png', label: 'Image', icon: 'chart' },
      { id: 'none', label: 'Indisponible', disabled: true },
      { id: 'delete', label: 'Supprimer', icon: 'delete', danger: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Image' }));
    await expect(args.onAction).toHaveBeenCalledWith('png');
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const IconAlone: Story = { args: { words: false, icon: 'more', label: 'Autres actions' } };
export const OpenFromTheRight: Story = { ...Open, args: { label: 'Exporter' }, globals: { locale: 'ar-MA' } };
