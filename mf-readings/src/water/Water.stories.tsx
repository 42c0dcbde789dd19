import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveWaterDaysAtom } from '@seguia/shared/platform';
import { expect, waitFor, within } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyToday } from '../../testing/story-readings.ts';
import { storyWater } from '../../testing/story-water.ts';
import { Water } from './Water.tsx';

const meta = {
  title: 'Readings/Water and light',
  component: Water,
  parameters: { path: '/app/water', padded: false, prepare: onFarm({ waterDays: storyWater }) },
} satisfies Meta<typeof Water>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Jours notés' }));
    // Seven days, and the weeks that hold the other 23.
    await expect(list.getAllByRole('button', { expanded: false })).toHaveLength(4);
    await expect(list.getAllByRole('listitem')).toHaveLength(11);
  },
};
/** A week opens to its days. */
export const OpenedWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Jours notés' }));
    const [first] = list.getAllByRole('button', { expanded: false });
    await expect(first).toHaveTextContent(/juin 2026/);
    await userEvent.click(first!);
    await expect(list.getByRole('button', { expanded: true })).toBe(first);
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(11));
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Empty: Story = { parameters: { prepare: onFarm() } };
export const Viewer: Story = { parameters: { prepare: onFarm({ role: 'viewer', waterDays: storyWater }) } };
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
/** A day that is written without a network waits on the device, and says so. */
export const Offline: Story = {
  parameters: {
    prepare: onFarm({
      waterDays: storyWater,
      adjust: (store) =>
        store.set(saveWaterDaysAtom, [{ date: storyToday, plotId: null, irrigation: 5.2, radiation: 2100 }]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Non envoyé')).toBeVisible();
  },
};
/** Lists come from the device: if the server fails, only what is new is missing. */
export const Failing: Story = {
  parameters: { prepare: onFarm({ waterDays: storyWater, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Jours notés' })).toBeVisible();
  },
};
export const Editing: Story = { parameters: { path: `/app/water?day=${storyWater[0]?.id}` } };
export const Refused: Story = {
  parameters: { path: '/app/water?day=new' },
  play: async ({ canvas, userEvent }) => {
    const water = await canvas.findByRole('textbox', { name: /Eau apportée/ });
    const light = canvas.getByRole('textbox', { name: /Lumière reçue/ });
    await userEvent.type(water, '600');
    await userEvent.type(light, '24,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(water).toHaveAccessibleDescription(/Entre .*100.* L\/m²/));
    await expect(light).toHaveAccessibleDescription(/24,5.* J\/cm².* inhabituel/);
  },
};
