import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

const meta = { title: 'Kit/Loader', tags: ['autodocs'], component: Loader } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FullScreen: Story = {
  args: { full: true, label: 'Ouverture de l’exploitation' },
  parameters: { padded: false },
};
