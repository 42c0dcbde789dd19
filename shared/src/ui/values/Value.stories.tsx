import type { Meta, StoryObj } from '@storybook/react-vite';
import { Value } from './Value.tsx';

const meta = {
  title: 'Kit/Value',
  tags: ['autodocs'],
  component: Value,
  args: { children: '2,4', unit: 'mS/cm', state: 'in', stateLabel: 'dans la cible' },
} satisfies Meta<typeof Value>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Card: Story = { args: { size: 'card', state: 'above', stateLabel: '0,4 au-dessus' } };
export const Entry: Story = { args: { size: 'entry', state: 'near-low', stateLabel: 'proche du bas' } };
export const NotMeasured: Story = { args: { children: null, state: null } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { size: 'card' } };
