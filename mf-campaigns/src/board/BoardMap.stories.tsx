import type { Meta, StoryObj } from '@storybook/react-vite';
import { silence } from '@seguia/testing/story-server';
import { expect, within } from 'storybook/test';
import { onFarm } from '../../testing/story-campaigns.ts';
import { storyPlots } from '../../testing/story-farm.ts';
import { patience } from '../../testing/story-plays.ts';
import { storyWeeks, weekBands } from '../../testing/story-week.ts';
import { BoardMap } from './BoardMap.tsx';

const readings = storyPlots.slice(0, 6).flatMap((_, plot) => storyWeeks(plot, { days: 14, change: () => plot * 0.2 }));
const farm = (options: Parameters<typeof onFarm>[0] = {}) =>
  onFarm({ seen: [], readings, bands: weekBands, ...options });

const meta = {
  title: 'Campaigns/Board map',
  component: BoardMap,
  parameters: { path: '/app?view=map', slot: 'board', ...farm() },
} satisfies Meta<typeof BoardMap>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const pointer = ({ canvas }: Play, name = 'Quatorze derniers jours') => canvas.findByRole('slider', { name }, patience);

/** A column is a day, and each cell says its plot, value and target. */
export const FourteenDays: Story = {
  play: async (play) => {
    const slider = await pointer(play);
    slider.focus();
    await play.userEvent.keyboard('{Home}{ArrowDown}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Serre 2, 2 juin 2026, EC de drainage .+ mS\/cm/),
    );
  },
};
export const AsTable: Story = {
  play: async (play) => {
    await pointer(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Afficher en tableau' }));
    const table = within(play.canvas.getByRole('table'));
    await expect(table.getByRole('link', { name: 'Serre 1' })).toHaveAttribute(
      'href',
      `/app/plot/${storyPlots[0]?.id}`,
    );
  },
};
/** The map needs only what is on the device. */
export const Offline: Story = {
  parameters: farm({ offline: true }),
  play: async (play) => void (await pointer(play)),
};
/** Nobody read anything in these days. */
export const Empty: Story = { parameters: farm({ readings: [] }), play: async (play) => void (await pointer(play)) };
export const Loading: Story = { parameters: onFarm({ answers: { '*': silence } }) };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
