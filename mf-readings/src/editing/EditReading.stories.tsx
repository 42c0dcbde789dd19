import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutRoom } from '@seguia/testing/story-troubles';
import { storyEntry, tooHigh } from '../../testing/story-entries.ts';
import { onFarm } from '../../testing/story-farm.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { EditReading } from './EditReading.tsx';

const reading = storyReading(0, {
  entryType: 'drippers',
  totalDrained: 700,
  intakePerDripper: 250,
  dripperCount: 10,
  dripperUnit: 'ml',
  drainPercent: 28,
  note: 'Buse bouchée au rang 4',
});

const meta = {
  title: 'Readings/Edit reading',
  component: EditReading,
  parameters: {
    path: `/app/edit/${reading.id}`,
    route: '/app/edit/:id',
    padded: false,
    prepare: onFarm({ readings: [reading] }),
  },
} satisfies Meta<typeof EditReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Total drainé' })).toHaveValue('700');
  },
};

const refused = onFarm({ readings: [reading], outbox: [storyEntry(0, { state: 'refused', problem: tooHigh })] });

/** A value that the server refused is marked at its field. */
export const Refused: Story = {
  parameters: { prepare: refused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Refusé : /)).toBeVisible();
  },
};
export const RefusedRightToLeft: Story = { parameters: { prepare: refused }, globals: { locale: 'ar-MA' } };

export const RefusedRole: Story = {
  parameters: { prepare: onFarm({ readings: [reading], role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne permet pas de modifier ce relevé.')).toBeVisible();
  },
};

/** The reading is not on this device, and the server does not answer. */
export const Loading: Story = { parameters: { prepare: onFarm({ server: 'silent' }) } };

/** The reading is not on this device, and there is no network to fetch it. */
export const OfflineNothingKept: Story = {
  parameters: { prepare: onFarm() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const total = await canvas.findByRole('textbox', { name: 'Total drainé' });
  await userEvent.clear(total);
  await userEvent.type(total, '750');
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
};

export const OfflineSaved: Story = {
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Enregistré sur cet appareil')).toBeVisible();
  },
};

export const FailingNoRoom: Story = {
  beforeEach: withoutRoom,
  play: async (context) => {
    await save(context);
    await expect(
      await context.canvas.findByText(/cet appareil n’a plus de place/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
