import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RemoteError } from '../remotes/remote-error.ts';
import { StoryRemotes } from '../../testing/story-remotes.tsx';
import { RouteError } from './RouteError.tsx';

/** A page that fails inside the shell's own boundary. */
const failingWith = (fault: unknown) => () => {
  throw fault;
};

const meta = {
  title: 'Shell/Failing page',
  component: RouteError,
  parameters: {
    path: '/app/campaign',
    padded: false,
    instead: (
      <StoryRemotes>
        <RouteError />
      </StoryRemotes>
    ),
  },
} satisfies Meta<typeof RouteError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: failingWith(new Response(null, { status: 404 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/app/campaign')).toBeVisible();
  },
};
export const Crashed: Story = {
  render: failingWith(new Error('A page of the story fails.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Erreur interne du serveur' })).toBeVisible();
  },
};
export const RemoteGone: Story = {
  render: failingWith(new RemoteError('mf-campaigns', { cause: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('La partie « Campagnes »');
  },
};
