import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

const meta = { title: 'Kit/Loader', component: Loader } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const FullScreen: Story = {
  args: { full: true, label: 'Ouverture de l’exploitation' },
  parameters: { padded: false },
};
