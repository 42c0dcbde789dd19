import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { storyCalibrations, storyMeters } from '../../testing/story-meters.ts';
import { withPhotos } from '../../testing/story-photos.ts';
import { OneReading } from './OneReading.tsx';

const plotId = storyPlots[0]?.id ?? '';
const reading = storyReading(0, {
  plotId,
  drainEc: 4.6,
  entryType: 'drippers',
  totalDrained: 700,
  intakePerDripper: 250,
  dripperCount: 10,
  dripperUnit: 'ml',
  drainPercent: 28,
  note: 'Buse bouchée au rang 4',
});
const before = storyReading(7, { plotId });

const meta = {
  title: 'Readings/One reading',
  component: OneReading,
  parameters: {
    path: `/app/one/${reading.id}`,
    route: '/app/one/:id',
    padded: false,
    prepare: onFarm({ readings: [reading, before] }),
  },
} satisfies Meta<typeof OneReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Buse bouchée au rang 4')).toBeVisible();
  },
};
/** One of the photos is not sent yet. */
export const WithPhotos: Story = {
  parameters: { prepare: onFarm({ readings: [reading, before], adjust: withPhotos(reading.id, ['sent', 'waiting']) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ouvrir la photo 2' })).toBeVisible();
    (await canvas.findByLabelText('Ajouter une photo')).scrollIntoView({ block: 'center' });
  },
};
const withOverdueMeter = {
  prepare: onFarm({
    readings: [{ ...reading, meterId: storyMeters[0]?.id ?? null }, before],
    meters: storyMeters,
    calibrations: storyCalibrations,
  }),
};
/** The meter's EC cell was overdue when the reading was taken, the electrode was not. */
export const MeterOverdue: Story = {
  parameters: withOverdueMeter,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mesuré avec/)).toBeVisible();
    await expect(await canvas.findAllByText(/: étalonnage en retard, fait il y a/)).toHaveLength(1);
  },
};
export const MeterOverdueRightToLeft: Story = { parameters: withOverdueMeter, globals: { locale: 'ar-MA' } };
/** Only the intake was measured: the other measures have no card, and one line names them. */
export const NotAllMeasured: Story = {
  parameters: {
    prepare: onFarm({ readings: [{ ...reading, drainEc: null, drainPh: null, drainPercent: null, note: null }] }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Non mesuré : EC de drainage, pH de drainage et % de drainage.'),
    ).toBeVisible();
    await expect(canvas.queryByText('–')).toBeNull();
  },
};
/** A week in which drain EC rose by more than half a unit, inside its target. */
const week = [3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9].map((drainEc, at) => storyReading(40 * (6 - at), { plotId, drainEc }));
const newest = week.at(-1) ?? reading;
export const RisingSalt: Story = {
  parameters: { path: `/app/one/${newest.id}`, prepare: onFarm({ readings: week }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/monte de/)).toBeVisible();
  },
};
export const RisingSaltRightToLeft: Story = { parameters: { ...RisingSalt.parameters }, globals: { locale: 'ar-MA' } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NotSent: Story = {
  parameters: { prepare: onFarm({ readings: [{ ...reading, state: 'waiting', version: 0 }] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce relevé n’est pas encore sur le serveur.')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { prepare: onFarm({ readings: [{ ...reading, state: 'refused' }] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Décider' })).toBeVisible();
  },
};
export const NoBand: Story = { parameters: { prepare: onFarm({ readings: [reading], bands: [] }) } };
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Supprimer ce relevé ?' })).toBeVisible();
  },
};
export const OfflineChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afficher les modifications' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
/** The reading is not on this device, and the server is silent, fails, or cannot be reached. */
export const Loading: Story = { parameters: { prepare: onFarm({ server: 'silent' }) } };
export const Failing: Story = {
  parameters: { prepare: onFarm({ server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
export const OfflineNothingKept: Story = {
  parameters: { prepare: onFarm({ readings: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toBeVisible();
  },
};
