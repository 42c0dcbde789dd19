import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { List } from '../layout/List.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';
import { Row } from '../layout/Row.tsx';
import type { RefreshResult } from './use-pull.ts';

const later = (result: RefreshResult) =>
  fn(async () => new Promise<RefreshResult>((done) => setTimeout(done, 200, result)));

const meta = {
  title: 'Kit/PullToRefresh',
  tags: ['autodocs'],
  component: PullToRefresh,
  args: {
    onRefresh: later('updated'),
    children: (
      <List label="Relevés">
        <Row title="Serre 4" text="09:12" />
        <Row title="Serre 3" text="08:55" />
      </List>
    ),
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moves a finger by so many px, in steps. */
function pull(element: Element, distance: number, end: boolean) {
  const touch = (y: number) => [new Touch({ identifier: 1, target: element, clientX: 100, clientY: 100 + y })];
  const dispatch = (type: string, y: number) =>
    element.dispatchEvent(
      new TouchEvent(type, { touches: touch(y), changedTouches: touch(y), bubbles: true, cancelable: true }),
    );
  dispatch('touchstart', 0);
  for (let y = 20; y <= distance; y += 20) dispatch('touchmove', y);
  if (end) dispatch('touchend', distance);
}

export const Playground: Story = { tags: ['!test'] };
// Specification 2: pull-to-refresh: up to date
export const Button: Story = {
  globals: { locale: 'fr' },
  args: { onRefresh: later('up-to-date') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }));
    await expect(canvas.getByText('Actualisation…')).toBeVisible();
    await expect(await canvas.findByText('Déjà à jour')).toBeVisible();
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
// Specification 2: pull-to-refresh: pulling
export const Pulling: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      pull(canvas.getByRole('list'), 80, false);
      await expect(await canvas.findByText('Tirez pour actualiser')).toBeVisible();
    });
  },
};
// Specification 2: pull-to-refresh: release to refresh
export const ReleaseToRefresh: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      pull(canvas.getByRole('list'), 200, false);
      await expect(await canvas.findByText('Relâchez pour actualiser')).toBeVisible();
    });
  },
};
// Specification 2: pull-to-refresh: loading
export const Loading: Story = {
  globals: { locale: 'fr' },
  args: { onRefresh: fn(() => new Promise<RefreshResult>(() => {})) },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      pull(canvas.getByRole('list'), 200, true);
      await expect(await canvas.findByText('Actualisation…')).toBeVisible();
    });
  },
};
// Specification 2: pull-to-refresh: success
export const Success: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      pull(canvas.getByRole('list'), 200, true);
      await expect(await canvas.findByText('Données actualisées')).toBeVisible();
    });
  },
};
export const Failed: Story = {
  globals: { locale: 'fr' },
  args: {
    onRefresh: fn(async (): Promise<RefreshResult> => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }));
    await expect(await canvas.findByText('Pas actualisé')).toBeVisible();
    await expect(canvas.queryByText('Déjà à jour')).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
