import { onlyMineInLastAtom } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { storyCalibrations, storyMeters } from '../../testing/story-meters.ts';
import { Latest } from './Latest.tsx';

type Prepare = NonNullable<Parameters<typeof onFarm>[0]>;
const all = (options: Prepare) => onFarm({ ...options, adjust: (store) => store.set(onlyMineInLastAtom, false) });
const mine = (options: Prepare) => onFarm({ ...options, adjust: (store) => store.set(onlyMineInLastAtom, true) });

const readings = [
  storyReading(0, { state: 'waiting' }),
  storyReading(1, { state: 'refused' }),
  storyReading(2, { state: 'conflict', drainEc: null, drainPh: null, drainPercent: null }),
  ...Array.from({ length: 60 }, (_, index) => storyReading(index + 3)),
];

const meta = {
  title: 'Readings/Latest',
  component: Latest,
  parameters: { path: '/app/last', padded: false, prepare: all({ readings }) },
} satisfies Meta<typeof Latest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Relevés' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Pas encore envoyé' })).toBeVisible();
  },
};
const [overdue, neverCalibrated] = storyMeters;
const withMeters = {
  prepare: all({
    readings: readings.slice(0, 8).map((reading, at) => ({
      ...reading,
      meterId: (at % 2 === 0 ? overdue : at === 3 ? neverCalibrated : undefined)?.id ?? null,
    })),
    meters: storyMeters,
    calibrations: storyCalibrations,
  }),
};
/** Readings of meters that were overdue or never calibrated, next to readings without a meter. */
export const MeterOverdue: Story = {
  parameters: withMeters,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'Étalonnage en retard' })).toHaveLength(5);
  },
};
export const MeterOverdueRightToLeft: Story = { parameters: withMeters, globals: { locale: 'ar-MA' } };
export const MeterOverdueDesktop: Story = {
  parameters: withMeters,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'Étalonnage en retard' })).toHaveLength(5);
  },
};
/** On a wide screen, a table of all values, sorted as the person chooses. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('button', { name: /Drainage EC/ });
    await userEvent.click(head);
    await expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
};
export const DesktopRightToLeft: Story = {
  globals: { locale: 'ar-MA', viewport: { value: 'desktop' } },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  async play({ canvas, step }) {
    const [ec] = await canvas.findAllByText('2,40');
    const [ph] = canvas.getAllByText('5,80');
    const [ecRight = 0, phRight = 0] = [ec, ph].map((value) => value?.getBoundingClientRect().right);
    await step('EC is read before pH', () => expect(ecRight).toBeGreaterThan(phRight));
  },
};
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Actions : / });
    if (button) await userEvent.click(button);
    await expect(canvas.getAllByRole('button', { name: 'Modifier' })[0]).toBeVisible();
  },
};
export const EmptyNothingOfMine: Story = {
  parameters: { prepare: mine({ readings: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous n’avez encore rien saisi.')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { prepare: all({ readings: readings.slice(1, 3) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Refusé' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: all({ loaded: false, server: 'silent' }) } };
// Specification 8: list error text: latest entries
export const Failing: Story = {
  parameters: { prepare: all({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Impossible de charger les relevés.'))[0]).toBeVisible();
  },
};
/** Nothing is on the device yet, and the server cannot be reached. */
export const OfflineNothingKept: Story = {
  parameters: { prepare: all({ loaded: false }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Impossible de charger les relevés.'))[0]).toBeVisible();
  },
};
