import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { wholeMark } from '@seguia/shared/device/database/marks';
import { seriesKey } from '@seguia/shared/device/database/series-key';
import { storyFarm } from '@seguia/testing/story-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm, type StoryFarm } from '../../testing/story-farm.ts';
import { OfflineReadiness } from './OfflineReadiness.tsx';

type Store = Parameters<ReturnType<typeof onFarm>>[0];

const campaigns = ['Tomate 2026–2027', 'Framboise 2026'];

/** Whether this page's service worker seems to hold the app, until the story ends. */
const holdingApp = (holds: boolean) => () => {
  const match = async () => Response.json({ current: holds ? {} : null });
  Object.defineProperty(globalThis, 'caches', {
    value: { has: async () => true, open: async () => ({ match }) },
    configurable: true,
  });
  return () => void Reflect.deleteProperty(globalThis, 'caches');
};

/** A device of a farm with two running campaigns, of which it holds the figures of the first `held`. */
const holding =
  ({ held, server }: { held: number } & Pick<StoryFarm, 'server'>) =>
  async (store: Store): Promise<void> => {
    await onFarm(server ? { server } : {})(store);
    const db = await store.get(deviceAtom)?.db();
    const farm = storyFarm.id;
    await db?.put('marks', { mark: '', at: Math.floor(Date.now() / 1000) }, wholeMark(farm));
    for (const [at, name] of campaigns.entries()) {
      const times = { startDate: '2000-01-01', endDate: '2999-12-31' };
      const malika = { id: 'p', firstname: 'Malika', lastname: 'Benali' };
      const rest = { visibility: 'all_apps', version: 1, createdBy: malika, createdAt: 1, updatedAt: 1 } as const;
      const item = { id: name, farmerId: farm, name, ...times, ...rest };
      await db?.put('campaigns', { id: name, farm, item });
      const key = seriesKey(farm, { campaignId: name, resolution: 'day' });
      if (at < held) await db?.put('series', { key, farm, fetchedAt: 1, etag: null, series: {} as never });
    }
  };

const meta = {
  title: 'Readings/Ready offline',
  component: OfflineReadiness,
  beforeEach: holdingApp(true),
  parameters: { prepare: holding({ held: 2 }) },
} satisfies Meta<typeof OfflineReadiness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Prêt pour une journée sans réseau.* 2 campagnes en cours/)).toBeVisible();
  },
};
/** The server is reached, and one campaign is still to come. */
export const Fetching: Story = {
  parameters: { prepare: holding({ held: 1, server: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/En cours de téléchargement/)).toBeVisible();
    await expect(canvas.getByText('La campagne « Framboise 2026 »')).toBeVisible();
  },
};
/** Without network, before all of it had come. */
export const Missing: Story = {
  beforeEach: holdingApp(false),
  parameters: { prepare: holding({ held: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Il manque/)).toBeVisible();
    await expect(canvas.getByText('L’application')).toBeVisible();
  },
};
export const MissingRightToLeft: Story = {
  beforeEach: holdingApp(false),
  parameters: { prepare: holding({ held: 0 }) },
  globals: { locale: 'ar-MA' },
};
export const MissingDark: Story = {
  beforeEach: holdingApp(false),
  parameters: { prepare: holding({ held: 0 }) },
  globals: { theme: 'dark' },
};
