import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plotClosed, storyEntry, storyProblem, tooHigh } from '../../testing/story-entries.ts';
import { onFarm } from '../../testing/story-farm.ts';
import { withPhotos } from '../../testing/story-photos.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { storyServer, unsentOf } from '@seguia/testing/story-server';
import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { Unsent } from './Unsent.tsx';

const waiting = [
  storyEntry(0),
  storyEntry(1, { problem: storyProblem(403, 'forbidden') }),
  storyEntry(2, { kind: 'delete' }),
];
const refused = storyEntry(3, { state: 'refused', problem: plotClosed });
const theirs = storyReading(4, { intakeEc: 2.9, drainPercent: 33, note: 'Relu au labo' });
const seen = normaliseReading(storyReading(4, { intakeEc: 2.5, drainPercent: 20 }));
const conflict = storyEntry(4, { state: 'conflict', seen, theirs, theirsVersion: 2, baseVersion: 1 });
const deleted = storyEntry(5, { state: 'conflict', theirs: 'deleted', theirsVersion: 2, baseVersion: 1 });
const deletedHere = storyEntry(6, { kind: 'delete', state: 'conflict', theirs: storyReading(6), theirsVersion: 2 });

const meta = {
  title: 'Readings/Not sent',
  component: Unsent,
  parameters: {
    path: '/app/unsent',
    padded: false,
    prepare: onFarm({ outbox: [...waiting, refused, conflict, deleted, deletedHere] }),
  },
} satisfies Meta<typeof Unsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refusé : cette parcelle est fermée. Modifiez ou abandonnez.')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Merging: Story = {
  parameters: { prepare: onFarm({ outbox: [conflict] }) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: /Version du serveur/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: 'Enregistrer ce choix' })).toBeVisible();
  },
};
/** A value that the rules refuse comes with proposals for its repair. */
export const RefusedWithRepair: Story = {
  parameters: {
    prepare: onFarm({
      outbox: [
        storyEntry(3, {
          state: 'refused',
          problem: tooHigh,
          body: normaliseReading(storyReading(3, { intakeEc: 2400 })),
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/doit être de/)).toHaveTextContent(
      /EC d’apport .*400,00.* doit être de .*20.* au plus/,
    );
    await expect(canvas.getByRole('button', { name: /Utiliser .*2,40/ })).toBeVisible();
  },
};
/** A phone that others use too, or that had another data server before. */
export const OthersWait: Story = {
  parameters: {
    prepare: async (store: Parameters<ReturnType<typeof onFarm>>[0]) => {
      await onFarm({ outbox: waiting })(store);
      await unsentOf({ [storyServer]: 2, 'https://api.souss.seguia.example': 1 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^En attente sur cet appareil pour d’autres comptes.*2\.$/)).toBeVisible();
  },
};
/** Something between the phone and the server is too small for it, or lets nothing of it through. */
export const NeverGetsThrough: Story = {
  parameters: {
    prepare: onFarm({
      readings: [storyReading(8)],
      outbox: [storyEntry(3, { state: 'refused', problem: storyProblem(0, 'cut_off') })],
      adjust: async (store) => {
        await withPhotos(storyReading(8).id, ['refused'], storyProblem(413, 'too_large'))(store);
        await withPhotos(storyReading(8).id, ['refused'], storyProblem(0, 'cut_off'))(store);
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Trop volumineuse pour le serveur/)).toBeVisible();
    await expect(canvas.getByText(/cette photo n’arrive pas : trois envois ont été coupés/)).toBeVisible();
    await expect(canvas.getByText(/le serveur répond, mais cet envoi est coupé/)).toBeVisible();
    const [photo] = canvas.getAllByRole('button', { name: 'Voir la photo' });
    await userEvent.click(photo!);
    const dialog = within(document.body).getByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Retirer la photo' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const again = canvas.getAllByRole('button', { name: 'Envoyer à nouveau' });
    await userEvent.click(again.at(-1)!);
    await expect(await canvas.findByText(/^Photos à envoyer ou à retirer.*1$/)).toBeVisible();
  },
};
export const NeverGetsThroughRightToLeft: Story = {
  parameters: NeverGetsThrough.parameters ?? {},
  globals: { locale: 'ar-MA' },
};
export const NeverGetsThroughDark: Story = {
  parameters: NeverGetsThrough.parameters ?? {},
  globals: { theme: 'dark' },
};
export const Refused: Story = { parameters: { prepare: onFarm({ outbox: [refused] }) } };
const future = storyProblem(422, 'rule_broken', [{ field: 'time', code: 'date_in_future', message: '' }]);
const byClock = (number: number) =>
  storyEntry(number, { state: 'refused', problem: future, createdAt: storyReading(number).timestamp });
/** An older app saved these readings with a wrong clock. */
export const RefusedByClock: Story = {
  parameters: { prepare: onFarm({ outbox: [byClock(7), byClock(8)] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 relevés refusés à cause de l’horloge de cet appareil.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger l’heure' }));
    await expect(await canvas.findByText('En attente')).toBeVisible();
  },
};
export const Discarding: Story = {
  parameters: { prepare: onFarm({ outbox: [refused] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abandonner' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Abandonner ce changement ?' })).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: { prepare: onFarm({ outbox: waiting }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne. Les changements sont gardés, puis envoyés.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Envoyer maintenant' })).toBeDisabled();
  },
};
/** Safari on an iPhone clears what it has stored after seven days without a visit. */
export const ClearedBySafari: Story = {
  parameters: { prepare: onFarm({ outbox: waiting }) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'standalone');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sept jours sans visite/)).toBeVisible();
  },
};
/** A failure of the server does not stop changes from leaving later. */
export const Failing: Story = {
  parameters: { prepare: onFarm({ outbox: waiting, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Envoyer maintenant' })).toBeEnabled();
  },
};
export const EmptyAllSent: Story = {
  parameters: { prepare: onFarm() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tout est envoyé.')).toBeVisible();
  },
};
