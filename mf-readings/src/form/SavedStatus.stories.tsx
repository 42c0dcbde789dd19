import { normaliseReading } from '@seguia/shared/domain/reading-rules';
import type { OutboxEntry } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyFarm } from '../../../shared/src/testing/story-server.ts';
import { onFarm, storyReading } from '../testing/story-farm.ts';
import { SavedStatus } from './SavedStatus.tsx';

const reading = storyReading(0);
const unsent = (more: Partial<OutboxEntry> = {}): Omit<OutboxEntry, 'seq'> => ({
  key: 'key-0',
  kind: 'put',
  readingId: reading.id,
  farmId: storyFarm.id,
  body: normaliseReading(reading),
  baseVersion: null,
  state: 'waiting',
  createdAt: reading.createdAt,
  attempts: 0,
  ...more,
});
const problem = (status: number, code: string, errors: { field: string; code: string; message: string }[] = []) => ({
  type: `/problems/${code}`,
  title: 'Some values break a rule.',
  status,
  code,
  errors,
});
const closed = problem(422, 'rule_broken', [{ field: 'plot_id', code: 'plot_closed', message: '' }]);
const refused = onFarm({ outbox: [unsent({ state: 'refused', problem: closed })] });

const meta = {
  title: 'Readings/Saved',
  component: SavedStatus,
  args: { reading },
  parameters: { prepare: onFarm({ outbox: [unsent()] }) },
} satisfies Meta<typeof SavedStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheDevice: Story = {};
export const Sent: Story = { parameters: { prepare: onFarm({ readings: [{ ...reading, state: 'sent' }] }) } };
export const Waits: Story = {
  parameters: { prepare: onFarm({ outbox: [unsent({ problem: problem(403, 'forbidden') })] }) },
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
      outbox: [unsent({ state: 'conflict', theirs: storyReading(0, { intakeEc: 2.9 }), theirsVersion: 2 })],
    }),
  },
};
