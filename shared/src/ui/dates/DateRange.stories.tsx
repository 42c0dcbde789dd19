import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRange } from './DateRange.tsx';

const meta = {
  title: 'Kit/DateRange',
  tags: ['autodocs'],
  component: DateRange,
  args: { label: 'Période', start: '2026-11-01', end: '2026-11-17', onChange: fn() },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
};
export const OpenFromTheRight: Story = { ...Open, globals: { locale: 'ar-MA' }, args: { label: 'الفترة' } };
export const Empty: Story = { args: { start: null, end: null } };
export const Wrong: Story = { args: { error: 'Une campagne ne peut pas dépasser 18 mois consécutifs.' } };
export const Disabled: Story = { args: { disabled: true } };
