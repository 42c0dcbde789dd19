import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './LinkButton.tsx';
import { column } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/LinkButton',
  tags: ['autodocs'],
  component: LinkButton,
  args: { to: '/app/new', children: 'Nouveau relevé' },
  decorators: [column],
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Primary: Story = { args: { variant: 'primary', icon: 'plus', large: true, full: true } };
export const Secondary: Story = { args: { children: 'Mot de passe oublié ?' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Mot de passe oublié ?' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { variant: 'primary', icon: 'round', children: 'بدء الجولة' },
};
