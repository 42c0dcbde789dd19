import { newId } from '@seguia/shared/domain/uuid';
import { dripperMemoryAtom, keepUnfinishedAtom } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withoutRoom } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading, storyToday } from '../../testing/story-readings.ts';
import { valueKeys } from '../../testing/value-keys.ts';
import { draftOfPlot } from '../form/model/draft.ts';
import { newFormState } from '../form/model/form-state.ts';
import { Round } from './RoundScreen.tsx';
import { unfinishedRound } from './stops/round.ts';
import { markDone, type Round as RoundState, startRound } from './stops/round.ts';

const readings = storyPlots.map((_, index) => storyReading(index, { date: '2026-03-01' }));
const begun = startRound(storyToday, storyPlots);

/** A device with an unfinished round in the state `round`. */
const left = (round: RoundState) =>
  onFarm({
    readings,
    adjust: (store) => store.set(keepUnfinishedAtom, [unfinishedRound(round)]),
  });

const meta = {
  title: 'Readings/Round',
  component: Round,
  parameters: { path: '/app/round', padded: false, prepare: onFarm({ readings }) },
} satisfies Meta<typeof Round>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPlot: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'EC d’apport' })).toHaveFocus();
    await expect(canvas.getByText('1 sur 7')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'EC d’apport' }), '24');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('button', { name: /Utiliser .*2,40/ })).toBeVisible();
  },
};
export const FromDrippers: Story = {
  parameters: {
    prepare: onFarm({
      readings,
      adjust: (store) =>
        store.set(dripperMemoryAtom, {
          [storyPlots[0]?.id ?? '']: { dripperCount: 10, intakePerDripper: 250, dripperUnit: 'ml' },
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('textbox', { name: '% de drainage' })).focus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Calculer à partir des goutteurs' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Total drainé' }), '700');
    await expect(canvas.getByText(/28 %/)).toBeVisible();
  },
};
/** Values that were typed at the stop hours before the person comes back to it. */
export const LeftHoursBefore: Story = {
  parameters: {
    prepare: onFarm({
      readings,
      adjust: (store) => {
        const plotId = storyPlots[0]?.id ?? '';
        const instant = Math.floor(Date.now() / 1000) - 5 * 3600;
        const stamp = { instant, difference: 0, run: 'before', paused: 0, heard: null };
        const state = { ...newFormState(plotId, { date: storyToday, time: '07:40', stamp }), intakeEc: '2,4' };
        const value = { state, ecUnit: 'mS/cm', base: null };
        return store.set(keepUnfinishedAtom, [{ what: draftOfPlot(plotId), readingId: newId(), value }]);
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/07:40/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'EC d’apport' })).toHaveValue(''));
    await expect(canvas.queryByText(/07:40/)).toBeNull();
  },
};
/** Saved without a network, as everything in a greenhouse is. */
export const OfflineAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'EC d’apport' }),
      `${valueKeys({ intakeEc: '2,6', intakePh: '5,8', drainEc: '4,25', drainPh: '6,1' })}28{Enter}`,
    );
    await expect(await canvas.findByText('Enregistré sur cet appareil')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: storyPlots[1]?.name ?? '' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'EC d’apport' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: `Corriger ${storyPlots[0]?.name}` })).toBeVisible();
  },
};
/** The plots in walking order, while one of them is carried to another place. */
export const ChangeOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer l’ordre' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ordre de la tournée' }));
    await expect(sheet.getByRole('button', { name: 'Ordre habituel' })).toBeDisabled();
    await userEvent.click(sheet.getByRole('button', { name: `Monter ${storyPlots[2]?.name}` }));
    await userEvent.click(sheet.getByRole('button', { name: `Monter ${storyPlots[2]?.name}` }));
    await expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent(storyPlots[2]?.name ?? '');
    await expect(sheet.getByRole('button', { name: 'Ordre habituel' })).toBeEnabled();
  },
};
export const ChangeOrderRightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'تغيير الترتيب' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'ترتيب الجولة' })).toBeVisible());
  },
};
export const Unfinished: Story = {
  parameters: { prepare: left({ ...markDone(begun, begun.plotId ?? '', 'r'), startedOn: '2026-03-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'La reprendre' })).toBeVisible();
  },
};
export const SkippedSome: Story = {
  parameters: { prepare: left({ ...begun, plotId: null, skipped: storyPlots.slice(1, 4).map(({ id }) => id) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Parcelles passées' })).toBeVisible();
  },
};
const readOn = storyPlots.map((_, index) => storyReading(index, { date: storyToday, drainEc: 6.4 }));
/** A round that is over: what is out of target, and a way to correct each plot. */
export const Ended: Story = {
  parameters: {
    prepare: onFarm({
      readings: readOn,
      adjust: (store) =>
        store.set(keepUnfinishedAtom, [
          unfinishedRound({
            ...readOn.reduce((round, { id, plotId }) => markDone(round, plotId, id), begun),
            plotId: null,
          }),
        ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/7 sur 7 parcelles relevées/)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Hors cible' })).toBeVisible();
  },
};
export const EndedRightToLeft: Story = {
  parameters: Ended.parameters ?? {},
  globals: { locale: 'ar-MA' },
};
/** A tap on a plot goes back to it, with its values. */
export const EndedCorrected: Story = {
  parameters: Ended.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    const [correct] = await canvas.findAllByRole('button', { name: /^Corriger/ });
    await userEvent.click(correct!);
    await expect(await canvas.findByRole('textbox', { name: 'EC d’apport' })).not.toHaveValue('');
  },
};
export const EmptyNoPlots: Story = { parameters: { prepare: onFarm({ plots: [], bands: [], server: 'nothing' }) } };
export const FailingNoRoom: Story = {
  beforeEach: withoutRoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'EC d’apport' }), '2,6');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/cet appareil n’a plus de place/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const RefusedRole: Story = { parameters: { prepare: onFarm({ role: 'viewer' }) } };
