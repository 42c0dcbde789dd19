import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Kit/Mark',
  tags: ['autodocs'],
  component: Mark,
  args: { size: 96, label: 'Seguia' },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Login: Story = { args: { size: 48 } };
export const Small: Story = { args: { size: 20 } };
export const Outline: Story = { args: { outline: true } };
export const NeverMirrored: Story = { globals: { locale: 'ar-MA' } };
