import { dayNumber } from '@seguia/shared/domain/farm-time';
import { newId } from '@seguia/shared/domain/uuid';
import { randomOf } from '@seguia/shared/domain/random';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onFarm } from '../../../testing/story-campaigns.ts';
import { storyPlots } from '../../../testing/story-farm.ts';
import { patience } from '../../../testing/story-plays.ts';
import { ReadingCalendar } from './ReadingCalendar.tsx';

const random = randomOf(3);
const span = { from: dayNumber('2026-01-12'), to: dayNumber('2026-06-15') };
const counts = Array.from({ length: span.to - span.from + 1 }, () => Math.floor(random() * 4.4));

const meta = {
  title: 'Campaigns/Calendar of readings',
  component: ReadingCalendar,
  parameters: { path: '/app', ...onFarm({ seen: [] }) },
  args: { plotId: storyPlots[0]?.id ?? newId(), title: 'Serre 1', span, counts, onDay: fn() },
} satisfies Meta<typeof ReadingCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const pointer = ({ canvas }: Play, name = 'Jours de relevés') => canvas.findByRole('slider', { name }, patience);

/** A row for each month; the table counts the days with and without a reading. */
export const HalfAYear: Story = {
  play: async (play) => {
    await expect(await pointer(play)).toBeVisible();
    const without = counts.filter((count) => count === 0).length;
    await expect(play.canvas.getByText(`${without} jours sans relevé sur ${counts.length}.`)).toBeVisible();
    await waitFor(() => expect(within(play.canvas.getByRole('table')).getAllByRole('row')).toHaveLength(7));
  },
};
/** Enter opens the day that the arrow keys have reached. */
export const OpensADay: Story = {
  play: async (play) => {
    const slider = await pointer(play);
    slider.focus();
    await play.userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/3 février, /));
    await play.userEvent.keyboard('{Enter}');
    await expect(play.args.onDay).toHaveBeenCalledWith(dayNumber('2026-02-03'));
  },
};
/** Days before the campaign are none: nothing opens there. */
export const NoSuchDay: Story = {
  play: async (play) => {
    const slider = await pointer(play);
    slider.focus();
    await play.userEvent.keyboard('{Home}{Enter}');
    await expect(play.args.onDay).not.toHaveBeenCalled();
  },
};
export const EveryDay: Story = {
  args: { counts: counts.map(() => 1) },
  play: async (play) => {
    await pointer(play);
    await expect(play.canvas.getByText('Un relevé chaque jour.')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async (play) => void (await pointer(play, 'أيام القراءات')),
};
export const Dark: Story = { globals: { theme: 'dark' }, play: async (play) => void (await pointer(play)) };
