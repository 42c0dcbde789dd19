import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NamedValues } from './NamedValues.tsx';
import { StatusMark } from './StatusMark.tsx';

const meta = {
  title: 'Kit/NamedValues',
  tags: ['autodocs'],
  component: NamedValues,
  args: {
    lines: [
      {
        id: 'intake',
        name: 'Apport',
        values: [
          { id: 'ec', name: 'EC', text: '2,40' },
          { id: 'ph', name: 'pH', text: null },
        ],
      },
      {
        id: 'drain',
        name: 'Drainage',
        values: [
          { id: 'ec', name: 'EC', text: '4,60', mark: <StatusMark state="above" label="0,4 au-dessus" size={12} /> },
          { id: 'ph', name: 'pH', text: '6,20' },
          { id: 'percent', text: '28 %' },
        ],
      },
    ],
  },
} satisfies Meta<typeof NamedValues>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apport').nextElementSibling).toHaveTextContent('EC 2,40 pH –');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas }) => {
    // The first value is at the start, which is the right.
    const [ec, ph] = canvas.getAllByText(/^(EC|pH)/);
    await expect(ec!.getBoundingClientRect().left).toBeGreaterThan(ph!.getBoundingClientRect().right);
  },
};
