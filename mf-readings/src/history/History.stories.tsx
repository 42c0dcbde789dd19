import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyInstructions } from '../../testing/story-instructions.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { History } from './History.tsx';

const readings = Array.from({ length: 300 }, (_, index) => storyReading(index));
const many = Array.from({ length: 10_000 }, (_, index) => storyReading(index));
const withInstruction = {
  prepare: onFarm({
    readings: readings.slice(0, 9),
    instructions: storyInstructions.map((each) =>
      each.doneAt === null ? each : { ...each, readingId: readings[1]!.id },
    ),
  }),
};

const meta = {
  title: 'Readings/History',
  component: History,
  parameters: { path: '/app/history', padded: false, prepare: onFarm({ readings }) },
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('300 relevés')).toBeVisible();
  },
};
/** An instruction stands at the reading that it was done with. */
export const InstructionDone: Story = {
  parameters: withInstruction,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rincer les sondes')).toBeVisible();
    await expect(canvas.queryByText('Purger la rampe du fond')).toBeNull();
  },
};
export const InstructionDoneDesktop: Story = {
  parameters: withInstruction,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rincer les sondes')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Filtered: Story = { parameters: { path: `/app/history?plot=${storyPlots[0]?.id}&by=me&from=2026-01-01` } };
// Specification 8: empty state: history
export const EmptyNothingMatches: Story = {
  parameters: { path: '/app/history?to=2001-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun relevé ne correspond aux filtres.')).toBeVisible();
  },
};
export const FilterSheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtrer' }));
    await expect(await canvas.findByRole('dialog', { name: 'Filtrer les relevés' })).toBeVisible();
  },
};
/** The sheet stays open while a part of a date is missing. */
export const FilterTypedInPart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtrer' }));
    const [day] = within(await canvas.findByRole('group', { name: 'Du' })).getAllByRole('spinbutton');
    await userEvent.click(day!);
    await userEvent.keyboard('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher' }));
    await expect(await canvas.findByText(/incomplète/)).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Filtrer les relevés' })).toBeVisible();
  },
};
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { path: `/app/history?reading=${readings[2]?.id}` },
};
export const TenThousand: Story = {
  tags: ['french-only'], // its database takes seconds to fill, and it looks like the first story
  parameters: { prepare: onFarm({ readings: many }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/10.000 relevés/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};
export const Empty: Story = { parameters: { prepare: onFarm() } };
export const Refused: Story = {
  parameters: { prepare: onFarm({ readings: [storyReading(0, { state: 'refused' }), ...readings.slice(1, 9)] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Refusé' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
// Specification 8: list error text: history
export const Failing: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Impossible de charger les relevés.'))[0]).toBeVisible();
  },
};
export const OfflineNothingKept: Story = { parameters: { prepare: onFarm({ loaded: false }) } };
export const OfflineDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Relevés supprimés' }));
    await expect(await canvas.findByText(/il faut du réseau/)).toBeVisible();
  },
};
