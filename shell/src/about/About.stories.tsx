import { answering, loggedIn, nothing, storyFarm } from '@seguia/testing/story-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { version, withRemotes } from '../../testing/story-remotes.tsx';
import { About } from './About.tsx';

type Store = Parameters<typeof loggedIn>[0];
const hour = 3600;

/** Prepares a device of somebody with these rights on readings. */
const withRights = (rights: readonly ('view' | 'create' | 'update')[], rooms?: object) => (store: Store) => {
  loggedIn(store, { farm: { ...storyFarm, permissions: rights.map((right) => `fertirrigation.${right}` as const) } });
  answering({ '*': nothing, ...(rooms && { 'site:/rooms.json': () => Response.json(rooms) }) });
};

const record = (part: string, of: object) => ({
  part,
  version,
  hostApi: `^${version}`,
  since: 1_781_500_000,
  tries: 40,
  failures: 0,
  ...of,
});

/** Stores what the device remembers of the versions that it ran. */
const remembering = (records: object[]) => () => localStorage.setItem('seguia.versions', JSON.stringify(records));

const meta = {
  title: 'Shell/App status',
  component: About,
  decorators: [withRemotes],
  parameters: { path: '/app/about', padded: false, prepare: withRights(['view', 'create', 'update']) },
  beforeEach: remembering([
    record('mf-readings', { failures: 2, last: { at: 1_781_600_000, cause: 'Loading chunk … failed' } }),
    record('mf-readings', {
      version: '1.4.1-8f27c0de',
      tries: 3,
      failures: 3,
      last: { at: 1_781_600_000 - 30 * hour, cause: "Cannot read properties of undefined (reading '…')" },
    }),
    record('mf-settings', {}),
    record('mf-weather', {
      version: '',
      tries: 1,
      failures: 1,
      last: { at: 1_781_600_000, cause: 'no version of mf-weather fits door …' },
    }),
  ]),
} satisfies Meta<typeof About>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failures: Story = {
  play: async ({ canvas }) => {
    // The share is shown beside the version that runs, and beside those that failed.
    await expect(await canvas.findAllByText('2 sur 40 (5 %)')).toHaveLength(2);
    await expect(canvas.getByText('Aucune version ne convient')).toBeVisible();
  },
};
export const NothingFailed: Story = {
  beforeEach: remembering([record('mf-settings', {})]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien n’a échoué sur cet appareil.')).toBeVisible();
  },
};
/** A deployment that has published review rooms of the versions in use, and of older ones. */
export const ReviewRooms: Story = {
  parameters: {
    prepare: withRights(['view', 'create', 'update'], {
      at: 'https://rooms.oasis.seguia.example',
      rooms: { 'mf-readings': [version, '1.4.1-8f27c0de'], 'mf-settings': ['1.4.1-8f27c0de'] },
    }),
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Ouvrir le catalogue/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `https://rooms.oasis.seguia.example/mf-readings/${version}/`,
    ]);
  },
};
/** A person who only records has no use for this page. */
export const Refused: Story = {
  parameters: { prepare: withRights(['view', 'create']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
