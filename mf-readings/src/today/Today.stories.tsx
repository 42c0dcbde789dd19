import { keepUnfinishedAtom } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading, storyToday } from '../../testing/story-readings.ts';
import { Today } from './Today.tsx';

const readings = [
  storyReading(0, { drainEc: 4.6 }),
  storyReading(1, { intakePh: 5.2, state: 'waiting' }),
  storyReading(2, { drainEc: null, drainPh: null, drainPercent: null }),
  storyReading(3, { date: '2026-03-01' }),
];

async function beginRound(store: Parameters<ReturnType<typeof onFarm>>[0]) {
  const done = Object.fromEntries(storyPlots.slice(0, 3).map(({ id }) => [id, id]));
  const value = { startedOn: storyToday, plotId: storyPlots[3]?.id ?? null, done, skipped: [] };
  await store.set(keepUnfinishedAtom, [{ what: 'round', readingId: null, value }]);
}

const meta = {
  title: 'Readings/Today',
  component: Today,
  parameters: { path: '/app', padded: false, prepare: onFarm({ readings, role: 'recorder' }) },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 sur 7 parcelles aujourd’hui')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
/** Where all but one are in their target, only that one has a card. */
export const AllRecorded: Story = {
  parameters: {
    prepare: onFarm({
      role: 'recorder',
      readings: storyPlots.map((_, index) => storyReading(index, index === 2 ? { drainEc: 9 } : {})),
    }),
  },
  play: async ({ canvas }) => {
    const [cards, lines] = await canvas.findAllByRole('list', { name: 'Relevées aujourd’hui' });
    await expect(within(cards!).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(lines!).getAllByRole('listitem')).toHaveLength(storyPlots.length - 1);
  },
};
/** A round was begun today: the link back to it says how far it is. */
export const RoundUnderway: Story = {
  parameters: { prepare: onFarm({ readings, role: 'recorder', adjust: beginRound }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reprendre la tournée (3 sur 7)' })).toBeVisible();
  },
};
export const RefusedReading: Story = {
  parameters: {
    prepare: onFarm({ role: 'recorder', readings: [storyReading(0, { drainEc: 4.6, state: 'refused' })] }),
  },
};
export const EmptyNoPlots: Story = {
  parameters: { prepare: onFarm({ role: 'recorder', plots: [], bands: [], server: 'nothing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aucune parcelle n’est disponible/)).toBeVisible();
  },
};
/** What is on the device stays on the screen; pulling shows that the network is missing. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 sur 7 parcelles aujourd’hui');
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }));
  },
};
export const OfflineNothingKept: Story = {
  parameters: { prepare: onFarm({ role: 'recorder', loaded: false }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Les parcelles n’ont pas pu être chargées.'))[0]).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: onFarm({ role: 'recorder', loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Les parcelles n’ont pas pu être chargées.'))[0]).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { prepare: onFarm({ role: 'recorder', loaded: false, server: 'silent' }) },
};
