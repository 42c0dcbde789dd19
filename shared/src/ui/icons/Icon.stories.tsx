import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

const meta = { title: 'Kit/Icon', tags: ['autodocs'], component: Icon, args: { name: 'drop' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(iconPaths) as IconName[];

export const Playground: Story = { tags: ['!test'] };
export const All: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', gap: 'var(--space-16)' }}
    >
      {names.map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: 'var(--size-14)' }}>
          <Icon name={name} size={32} />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const AllFromTheRight: Story = { ...All, globals: { locale: 'ar-MA' } };
export const Named: Story = { args: { name: 'cloudOff', label: 'Hors ligne', size: 40 } };
