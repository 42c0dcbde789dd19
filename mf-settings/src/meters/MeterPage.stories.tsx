import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyMeters } from '../../testing/story-meters.ts';
import { MeterPage } from './MeterPage.tsx';

const path = (meter = 0, search = '') => `/app/farm/meters/${storyMeters[meter]?.id}${search}`;

const meta = {
  title: 'Settings/Meter',
  component: MeterPage,
  parameters: { route: '/app/farm/meters/:id', path: path(), padded: false, prepare: onFarm() },
} satisfies Meta<typeof MeterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Manager: Story = {
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('list', { name: 'Étalonnages' }));
    await expect(log.getByText(/^Retiré par/)).toBeVisible();
    await expect(log.getByText(/^Pente sous 85 %/)).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Viewer: Story = {
  parameters: { prepare: onFarm({ role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Étalonnages' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Noter un étalonnage' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
export const Empty: Story = {
  parameters: { path: path(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun étalonnage noté.')).toBeVisible();
  },
};
/** The server fails at a withdrawal: the calibration stays as it is. */
export const Failing: Story = {
  parameters: { prepare: onFarm({ server: 'failing' }) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Retirer/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer' }));
    await expect(await canvas.findByText(/^Pas enregistré/)).toBeVisible();
  },
};
export const Calibrating: Story = { parameters: { path: path(0, '?calibrate') } };
export const FromMillivolts: Story = {
  parameters: { path: path(1, '?calibrate') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Millivolts lus' }));
    const [first, second] = canvas.getAllByRole('textbox', { name: /^Lu dans le tampon/ });
    if (first) await userEvent.type(first, '15');
    if (second) await userEvent.type(second, '160');
    await expect(await canvas.findByText(/^Pente sous 85 %/)).toBeVisible();
  },
};
export const FromMillivoltsRightToLeft: Story = {
  parameters: { path: path(1, '?calibrate') },
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'الميليفولت المقروء' }));
    const [first, second] = canvas.getAllByRole('textbox', { name: /^القراءة/ });
    if (first) await userEvent.type(first, '-15');
    if (second) await userEvent.type(second, '160');
  },
};
/** There is no network beside the buffers: the device stores the calibration. */
export const Offline: Story = {
  parameters: { path: path(1, '?calibrate') },
  beforeEach: withoutNetwork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Pente' }), '97,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Noter' }));
    await expect(await canvas.findByText('Pas encore envoyé')).toBeVisible();
  },
};
/** Swapped millivolts give a slope that no electrode has. */
export const RefusedMillivolts: Story = {
  parameters: { path: path(1, '?calibrate') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Millivolts lus' }));
    const [first, second] = canvas.getAllByRole('textbox', { name: /^Lu dans le tampon/ });
    if (first) await userEvent.type(first, '160');
    if (second) await userEvent.type(second, '-15');
    await userEvent.click(canvas.getByRole('button', { name: 'Noter' }));
    await expect(await canvas.findByText(/^Ces mV ne donnent aucune pente possible/)).toBeVisible();
    await expect(canvas.queryByText(/nettoyez l’électrode/)).toBeNull();
  },
};
export const Refused: Story = {
  parameters: { path: path(1, '?calibrate') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Pente' }), '970');
    await userEvent.click(canvas.getByRole('button', { name: 'Noter' }));
    await expect(await canvas.findByText(/^La pente est au-dessus de 0, jusqu’à 150 %/)).toBeVisible();
  },
};
/** Somebody else saved first: the form names what they changed, and what was typed stays. */
export const SomebodyElseFirst: Story = {
  parameters: { path: path(0, '?edit'), prepare: onFarm({ server: 'moved' }) },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nom' });
    await userEvent.type(name, ' nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Quelqu’un a modifié cet appareil entre-temps/)).toBeVisible();
    await expect(name).toHaveValue('Combo serre nord');
    await expect(canvas.getByRole('textbox', { name: 'Numéro de série' })).toHaveValue('HI98130-0951');
  },
};
