import type { Meta, StoryObj } from '@storybook/react-vite';
import { Channel } from './Channel.tsx';

const meta = {
  title: 'Kit/Channel',
  tags: ['autodocs'],
  component: Channel,
  args: { value: 2.4, last: 2.2, low: 1.8, high: 2.6, label: '2,4 ; cible 1,8 à 2,6 ; dernier 2,2' },
} satisfies Meta<typeof Channel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Above: Story = { args: { value: 4.6, last: 4.1, low: 3, high: 4.2, label: '4,6 ; cible 3,0 à 4,2' } };
export const FarAbove: Story = { args: { value: 12, label: '12 ; cible 1,8 à 2,6' } };
export const Below: Story = { args: { value: 1.2, last: null, label: '1,2 ; cible 1,8 à 2,6' } };
export const OnlyHigh: Story = { args: { low: null, value: 28, last: 31, high: 35, label: '28 % ; 35 % au plus' } };
export const NoBand: Story = { args: { low: null, high: null, label: '2,4 ; dernier 2,2' } };
export const Empty: Story = { args: { value: null, label: 'cible 1,8 à 2,6 ; dernier 2,2' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const FromTheLeftInArabicToo: Story = {
  globals: { locale: 'ar-MA' },
  args: { label: '2,4؛ الهدف 1,8 إلى 2,6' },
};
