import { EmptyState, Page, Section } from '@seguia/shared/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryRemotes } from '../../../testing/story-remotes.tsx';
import type { Permission } from '@seguia/shared/platform';
import { loggedIn, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { offline, online } from '../../../testing/story-shell.ts';
import type { LoadFeature } from '../load.ts';
import { RemoteCards } from './RemoteCards.tsx';

type Store = Parameters<typeof online>[0];
const campaigns: Permission[] = ['campaigns.view'];

/** A person who may see campaigns. */
const asReader = (device: (store: Store) => void) => (store: Store) => {
  device(store);
  loggedIn(store, { as: storyProfile, farm: { ...storyFarm, permissions: campaigns } });
};

const Running = () => (
  <Section title="Campagnes en cours">
    <p>Tomate d’hiver</p>
  </Section>
);
const Broken = () => {
  throw new Error('broken card');
};
const loadingAs =
  (Card: () => React.ReactNode): LoadFeature =>
  async () => ({ routes: [], messages: {}, cards: { today: async () => Card } });
const failing: LoadFeature = () => Promise.reject(new Error('no network'));

/** Today's own content is around the slot, whatever happens to the cards. */
const onToday =
  (loadFeature?: LoadFeature): Decorator =>
  (Story) => (
    <StoryRemotes {...(loadFeature && { loadFeature })}>
      <Page title="Aujourd’hui">
        <EmptyState title="Aucun relevé pour l’instant." />
        <Story />
      </Page>
    </StoryRemotes>
  );

const meta = {
  title: 'Shell/Cards of other parts',
  component: RemoteCards,
  parameters: { path: '/app', padded: false, prepare: asReader(online) },
  args: { slot: 'today' },
} satisfies Meta<typeof RemoteCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {
  decorators: [onToday(loadingAs(Running))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Campagnes en cours' })).toBeVisible();
  },
};
export const Empty: Story = { decorators: [onToday(loadingAs(() => null))] };
/** Nothing moves until the card has loaded. */
export const Loading: Story = {
  decorators: [onToday()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Failing: Story = {
  decorators: [onToday(failing)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette partie de la page n’a pas pu être chargée.')).toBeVisible();
    await expect(canvas.getByText('Aucun relevé pour l’instant.')).toBeVisible();
  },
};
export const Offline: Story = { ...Failing, parameters: { prepare: asReader(offline) } };
/** A person who may not see campaigns gets no card about them. */
export const Refused: Story = {
  decorators: [onToday(loadingAs(Running))],
  parameters: { prepare: online },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Throwing: Story = {
  decorators: [onToday(loadingAs(Broken))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette partie de la page ne fonctionne pas.')).toBeVisible();
  },
};
export const RightToLeft: Story = { decorators: [onToday(failing)], globals: { locale: 'ar-MA' } };
export const Dark: Story = { decorators: [onToday(failing)], globals: { theme: 'dark' } };
