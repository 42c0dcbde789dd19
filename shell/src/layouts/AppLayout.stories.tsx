import { EmptyState, Page } from '@seguia/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { withRemotes } from '../../testing/story-remotes.tsx';
import { behind, online } from '../../testing/story-shell.ts';
import { RemoteCard } from '../remotes/RemoteCard.tsx';
import { RemoteError } from '../remotes/remote-error.ts';
import { updateReadyAtom } from '../update/updates.ts';
import { AppLayout } from './AppLayout.tsx';

type Store = Parameters<typeof online>[0];

const meta = {
  title: 'Shell/App layout',
  component: AppLayout,
  decorators: [withRemotes],
  parameters: { path: '/app/history', padded: false, prepare: online },
  render: () => (
    <Routes>
      <Route element={<AppLayout />}>
        <Route
          path="*"
          element={
            <Page title="Historique">
              <EmptyState title="Aucun relevé pour l’instant." />
            </Page>
          }
        />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tout est envoyé')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: 'Historique' })).toHaveAttribute('aria-current', 'page');
  },
};
export const NewVersion: Story = {
  parameters: {
    prepare: (store: Store) => {
      online(store);
      store.set(updateReadyAtom, true);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Une nouvelle version est prête.')).toBeVisible();
  },
};
export const OldData: Story = {
  parameters: { prepare: behind },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Données du/)).toBeVisible();
    await expect(canvas.getByText('Pas à jour')).toHaveRole('status');
  },
};
/** In place of a part that could not be loaded, which has no header of its own. */
export const MissingPart: Story = {
  render: () => (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="*" element={<RemoteCard error={new RemoteError('mf-readings', { cause: null })} />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas }) => {
    const chip = (await canvas.findByText('Tout est envoyé')).closest('header')!.getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(chip.bottom);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  // Each text is made longer by itself, so the shown word is no longer the beginning of the name.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const DesktopRightToLeft: Story = {
  globals: { locale: 'ar-MA', viewport: { value: 'desktop', isRotated: false } },
};
