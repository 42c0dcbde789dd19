import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/Tabs',
  tags: ['autodocs'],
  component: Tabs<string>,
  args: {
    label: 'Mesure',
    value: 'intakeEc',
    onChange: fn(),
    tabs: [
      { id: 'intakeEc', label: 'EC', name: 'EC d’apport', content: 'EC d’apport' },
      { id: 'intakePh', label: 'pH', name: 'pH d’apport', content: 'pH d’apport' },
      { id: 'drainEc', label: 'EC', name: 'EC de drainage', content: 'EC de drainage' },
      { id: 'drainPh', label: 'pH', name: 'pH de drainage', content: 'pH de drainage' },
      { id: 'drainPercent', label: '%', name: '% de drainage', content: '% de drainage' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'pH de drainage' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('pH de drainage');
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
