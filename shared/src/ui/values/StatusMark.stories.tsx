import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badges/Badge.tsx';
import { StatusMark } from './StatusMark.tsx';
import { column } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/StatusMark',
  tags: ['autodocs'],
  component: StatusMark,
  args: { state: 'in', label: 'dans la cible' },
  decorators: [column],
} satisfies Meta<typeof StatusMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  in: 'Dans la cible',
  'near-low': 'Proche du bas',
  'near-high': 'Proche du haut',
  below: '0,4 au-dessous',
  above: '0,4 au-dessus',
  waiting: 'Non envoyé',
  refused: 'Refusé',
  conflict: 'Deux versions',
} as const;
const states = Object.keys(words) as (keyof typeof words)[];

export const Playground: Story = { tags: ['!test'] };
export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-16)' }}>
      {states.map((state) => (
        <StatusMark key={state} state={state} label={words[state]} size={32} />
      ))}
    </div>
  ),
};
export const Small: Story = { args: { state: 'above', label: '0,4 au-dessus' } };
export const Badges: Story = {
  render: () => (
    <>
      {states.map((state) => (
        <Badge key={state} state={state} label={words[state]} />
      ))}
    </>
  ),
};
export const BadgesDark: Story = { ...Badges, globals: { theme: 'dark' } };
export const BadgesOutdoor: Story = { ...Badges, globals: { theme: 'outdoor' } };
export const BadgeFromTheRight: Story = {
  globals: { locale: 'ar-MA' },
  render: () => <Badge state="above" label="أعلى من الهدف بـ 0,4" />,
};
