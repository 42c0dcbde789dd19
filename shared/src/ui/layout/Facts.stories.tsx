import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact, Facts } from './Facts.tsx';

const meta = {
  title: 'Kit/Facts',
  tags: ['autodocs'],
  component: Facts,
  args: {
    children: (
      <>
        <Fact name="Version">1.4.2-7f3a90c1</Fact>
        <Fact name="Sur cet appareil depuis">12 juin, 09:12</Fact>
      </>
    ),
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dense: Story = { args: { dense: true } };
export const LongTexts: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    children: (
      <Fact name="Ce qui a échoué la dernière fois sur cet appareil">
        Cannot read properties of undefined (reading 'serreMultichapelleDeLaPetiteRivière')
      </Fact>
    ),
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { children: <Fact name="على هذا الجهاز منذ">12 يونيو، 09:12</Fact> },
};
