import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip.tsx';
import { column } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { children: 'Tout est envoyé' },
  decorators: [column],
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const AllSent: Story = { args: { icon: 'check' } };
export const ToSend: Story = { args: { icon: 'up', onPress: fn(), children: '3 à envoyer' } };
export const Offline: Story = { args: { icon: 'cloudOff', onPress: fn(), children: 'Hors ligne' } };
export const Pressed: Story = { args: { icon: 'filter', pressed: true, onPress: fn(), children: 'Filtrer' } };
export const Removable: Story = {
  args: { children: 'Serre 4', onRemove: fn(), removeLabel: 'Retirer le filtre Serre 4' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le filtre Serre 4' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { onRemove: fn(), children: 'Grande serre multichapelle du domaine de la Petite Rivière, côté nord' },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { children: 'القطعة 4', onRemove: fn() } };
