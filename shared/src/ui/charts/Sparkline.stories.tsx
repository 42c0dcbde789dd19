import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Kit/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  args: {
    values: [3.4, 3.5, 3.7, 3.9, 4.1, 4.4, 4.6],
    band: { low: 3, high: 4.2 },
    series: 2,
    leastSpan: 1,
    label: 'Sept jours : de 3,40 à 4,60',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Rising: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
  },
};
export const Gaps: Story = { args: { values: [3.4, null, 3.7, 3.6, null, null, 3.8] } };
export const NotReadToday: Story = { args: { values: [3.4, 3.5, 3.4, 3.6, 3.5, 3.4, null] } };
export const OneDay: Story = { args: { values: [null, null, null, 3.6, null, null, null] } };
export const Empty: Story = { args: { values: Array.from({ length: 7 }, () => null) } };
export const OpenBand: Story = { args: { band: { low: 3.6, high: null } } };
export const NoBand: Story = { args: { band: null } };
export const Steady: Story = { args: { values: [3.6, 3.61, 3.6, 3.62, 3.6, 3.61, 3.6], band: null } };
export const FromTheRight: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
