import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Kit/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Lines: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '' })).toBeVisible());
  },
};
export const Rows: Story = { args: { look: 'rows', count: 6 } };
export const Cards: Story = { args: { look: 'cards' } };
export const Chart: Story = { args: { look: 'chart', count: 2 } };
export const Fields: Story = { args: { look: 'field', count: 4 }, globals: { theme: 'dark' } };
