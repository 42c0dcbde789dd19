import type { Meta, StoryObj } from '@storybook/react-vite';
import { Num } from './Num.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';

const meta = { title: 'Kit/Num', tags: ['autodocs'], component: Num, args: { children: '1 234,50' } } satisfies Meta<
  typeof Num
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithUnit: Story = { args: { unit: 'mS/cm' } };
export const InArabicText: Story = {
  globals: { locale: 'ar-MA' },
  render: () => (
    <p>
      المحلول المغذي <Num unit="mS/cm">2,4</Num> ماء الصرف <Num>28 %</Num>
      <VisuallyHidden>ضمن الهدف</VisuallyHidden>
    </p>
  ),
};
