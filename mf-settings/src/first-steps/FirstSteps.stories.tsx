import { firstStepsAtom } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { FirstSteps } from './FirstSteps.tsx';

type Store = Parameters<ReturnType<typeof onFarm>>[0];

/** A farm whose plots are there, with nothing planted. */
const plotsMade = { prepare: onFarm({ plots: storyPlots.map((plot) => ({ ...plot, crops: [] })) }) };

const meta = {
  title: 'Settings/First steps',
  component: FirstSteps,
  parameters: { path: '/app', slot: 'start', prepare: onFarm({ plots: [] }) },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewFarm: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Créer les parcelles' });
    await expect(link).toHaveAttribute('href', '/app/farm/plots?paste');
  },
};
/** What is done is folded; the next step is the first button. */
export const PlotsMade: Story = {
  parameters: plotsMade,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Dire ce qui y pousse' })).toBeVisible();
    await expect(canvas.queryByText('Créer les parcelles')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir l’étape faite' }));
    await expect(await canvas.findByText('Créer les parcelles')).toBeVisible();
  },
};
/** The list reads what is on the device. */
export const Offline: Story = {
  parameters: plotsMade,
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dire ce qui y pousse' })).toBeVisible();
  },
};
/** The person has put the list away, so the card takes no room. */
export const Empty: Story = {
  parameters: {
    prepare: async (store: Store) => {
      await onFarm({ plots: [] })(store);
      store.set(firstStepsAtom, { begun: true, invited: false, dismissed: true });
    },
  },
};
export const PutAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Masquer cette liste' }));
    await expect(canvas.queryByRole('region', { name: 'Premiers pas' })).toBeNull();
  },
};
export const RightToLeft: Story = { parameters: plotsMade, globals: { locale: 'ar-MA' } };
export const Dark: Story = { parameters: plotsMade, globals: { theme: 'dark' } };
export const LongTexts: Story = {
  parameters: plotsMade,
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = {
  parameters: plotsMade,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
