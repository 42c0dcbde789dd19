import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plotClosed, storyEntry, storyProblem } from '../../../testing/story-entries.ts';
import { onFarm } from '../../../testing/story-farm.ts';
import { storyReading } from '../../../testing/story-readings.ts';
import { SavedStatus } from './SavedStatus.tsx';

const reading = storyReading(0);
const refused = onFarm({ outbox: [storyEntry(0, { state: 'refused', problem: plotClosed })] });

const meta = {
  title: 'Readings/Saved',
  component: SavedStatus,
  args: { reading },
  parameters: { prepare: onFarm({ outbox: [storyEntry(0)] }) },
} satisfies Meta<typeof SavedStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheDevice: Story = {};
export const Sent: Story = { parameters: { prepare: onFarm({ readings: [{ ...reading, state: 'sent' }] }) } };
export const Waits: Story = {
  parameters: { prepare: onFarm({ outbox: [storyEntry(0, { problem: storyProblem(403, 'forbidden') })] }) },
};
export const Refused: Story = {
  parameters: { prepare: refused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Corriger' })).toBeVisible();
  },
};
export const RefusedRightToLeft: Story = { parameters: { prepare: refused }, globals: { locale: 'ar-MA' } };
export const RefusedLongTexts: Story = {
  parameters: { prepare: refused },
  globals: { locale: 'fr-x-long', viewport: { value: 'small' } },
};
export const Conflict: Story = {
  parameters: {
    prepare: onFarm({
      outbox: [storyEntry(0, { state: 'conflict', theirs: storyReading(0, { intakeEc: 2.9 }), theirsVersion: 2 })],
    }),
  },
};
