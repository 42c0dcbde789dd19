import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Release } from './registry/registry.ts';
import { withRemotes } from '../../testing/story-remotes.tsx';
import { RemoteCard } from './RemoteCard.tsx';
import { RemoteError } from './remote-error.ts';

const before: Release = {
  version: '1.4.1',
  base: 'r/mf-campaigns/1.4.1/',
  entry: 'remoteEntry.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: ['/app/campaign'],
  files: {},
};

const meta = {
  title: 'Shell/Missing part',
  component: RemoteCard,
  decorators: [withRemotes],
  parameters: { path: '/app/campaign', padded: false },
  args: { error: new RemoteError('mf-campaigns', { before, cause: null }) },
} satisfies Meta<typeof RemoteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAVersionBefore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Utiliser la version précédente' })).toBeVisible();
  },
};
export const WithoutAVersionBefore: Story = { args: { error: new RemoteError('mf-readings', { cause: null }) } };
/** The remote's page threw an error, or waits without end. */
export const Stopped: Story = {
  args: { error: new RemoteError('mf-campaigns', { before, inUse: true, cause: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/ne fonctionne pas$/);
  },
};
/** A part that a newer deployment has, and that this shell has no words for. */
export const UnknownPart: Story = { args: { error: new RemoteError('mf-weather', { cause: null }) } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
