import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onFarm } from '../../testing/story-farm.ts';
import { storyInstructions } from '../../testing/story-instructions.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { PlotInstructions } from './PlotInstructions.tsx';

const instructions = storyInstructions;

const meta = {
  title: 'Readings/Instructions of a plot',
  component: PlotInstructions,
  args: { plotId: storyPlots[0]?.id ?? '' },
  parameters: { path: '/app/plot/1', prepare: onFarm({ instructions }) },
} satisfies Meta<typeof PlotInstructions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Donner une consigne' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Donner une consigne' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Enregistrer' }));
    await expect(await sheet.findByText('Écrivez ce qu’il faut faire.')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox'), 'Baisser l’apport à 2,2');
    await userEvent.click(sheet.getByRole('button', { name: 'Enregistrer' }));
    // The sheet's own field has the same words until the sheet is gone.
    await expect(await canvas.findByText('Baisser l’apport à 2,2', { selector: 'bdi' })).toBeVisible();
  },
};
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Modifier la consigne\s: Purger/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer la consigne' }));
    await waitFor(() => expect(canvas.queryByText('Purger la rampe du fond')).toBeNull());
    await expect(canvas.getByText('Rincer les sondes')).toBeVisible();
  },
};
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Modifier la consigne\s: Monter/ }));
    await expect(await screen.findByRole('dialog', { name: 'Modifier la consigne' })).toBeVisible();
  },
};
export const SheetRightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button')).at(-1)!);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** Who only records sees what is to be done, and gives nothing. */
export const Recorder: Story = {
  parameters: { prepare: onFarm({ instructions, role: 'recorder' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Purger la rampe du fond')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
