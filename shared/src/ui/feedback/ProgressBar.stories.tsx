import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Kit/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Tournée', value: 4, max: 12, text: '4 sur 12' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Nothing: Story = { args: { value: 0, text: '0 sur 12' } };
export const Done: Story = { args: { value: 12, text: '12 sur 12' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { label: 'الجولة', text: '4 من 12' } };
