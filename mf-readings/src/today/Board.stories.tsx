import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressFirstOfMenu } from '@seguia/testing/press-first-of-menu';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardReadings, manyPlots, morningReadings } from '../../testing/story-board.ts';
import { onFarm } from '../../testing/story-farm.ts';
import { storyInstructions } from '../../testing/story-instructions.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { storyWater } from '../../testing/story-water.ts';
import { Today } from './Today.tsx';

const meta = {
  title: 'Readings/Board',
  component: Today,
  parameters: { path: '/app', padded: false, prepare: onFarm({ readings: boardReadings, waterDays: storyWater }) },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^7 parcelles/)).toHaveTextContent(
      '7 parcelles : 3 hors cible, 1 non relevée depuis vendredi.',
    );
    const out = within(canvas.getByRole('list', { name: 'Hors cible' }));
    await expect(out.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Serre 1',
      'Serre 2',
      'Serre 3',
    ]);
    await expect(await canvas.findByText(/^Eau et lumière, /)).toHaveTextContent(
      /^Eau et lumière, dimanche 14 juin : 2,6 mL par joule \(sur sept jours : 2,6\)\.$/,
    );
    await expect(await out.findByText('EC de drainage haute et peu de drainage : regardez la dose.')).toBeVisible();
  },
};
/** Half past seven, before the first reading: the plots are as they were yesterday. */
export const BeforeAnyReading: Story = {
  parameters: { prepare: onFarm({ readings: morningReadings }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^7 parcelles : 3 hors cible/)).toBeVisible();
  },
};
/** The person sees what is shared before it is sent. */
export const Sharing: Story = {
  tags: ['plays-anywhere'],
  play: async ({ canvasElement }) => {
    await pressFirstOfMenu(canvasElement);
    await expect(await screen.findByRole('img', { name: /^Oasis du Souss/ })).toBeVisible();
  },
};
/** 53 plots are in sight after three pages of scrolling: four screens of a phone, with the eleven that are out of target as cards. */
export const ManyPlots: Story = {
  parameters: { prepare: onFarm({ ...manyPlots, waterDays: storyWater, instructions: [] }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('53 parcelles : 11 hors cible.')).toBeVisible();
    const inside = within(await canvas.findByRole('list', { name: 'Dans la cible' }));
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(42));
    // The tests' browser is wider than the phone that is meant.
    canvasElement.style.inlineSize = '390px';
    // What was never near the screen has a guessed height: each item is shown, and each card waits for its sentence.
    for (const item of canvas.getAllByRole('listitem')) item.style.contentVisibility = 'visible';
    for (const card of within(canvas.getByRole('list', { name: 'Hors cible' })).getAllByRole('listitem')) {
      card.scrollIntoView();
      await waitFor(() => expect(within(card).getByRole('paragraph')).toHaveTextContent(/regardez l’EC d’apport\.$/));
    }
    const last = inside.getByRole('link', { name: 'Serre 53' });
    const bottom = last.getBoundingClientRect().bottom - canvasElement.getBoundingClientRect().top;
    await expect(bottom).toBeLessThanOrEqual(4 * 844);
  },
};
const withInstructions = { prepare: onFarm({ readings: boardReadings, instructions: storyInstructions }) };
/** A grower answers a plot's state where it is read; what is still to be done stays on the card. */
export const Instructions: Story = {
  parameters: withInstructions,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Purger la rampe du fond')).toBeVisible();
    await expect(canvas.queryByText('Rincer les sondes')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Donner une consigne\s: Serre 2$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Donner une consigne' }));
    await userEvent.type(sheet.getByRole('textbox'), 'Deux minutes de plus');
    await userEvent.click(sheet.getByRole('button', { name: 'Enregistrer' }));
    const card = canvas.getByRole('link', { name: 'Serre 2' }).closest('li')!;
    // The sheet with its field is in the card, too, until the instruction is saved.
    await expect(await within(card).findByText('Deux minutes de plus', { ignore: 'textarea' })).toBeVisible();
  },
};
export const InstructionsRightToLeft: Story = { parameters: withInstructions, globals: { locale: 'ar-MA' } };
export const InstructionsDark: Story = { parameters: withInstructions, globals: { theme: 'dark' } };
export const InstructionsDesktop: Story = {
  parameters: withInstructions,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Purger la rampe du fond')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Donner une consigne\s: Serre 1$/ }));
    await expect(await screen.findByRole('dialog', { name: 'Donner une consigne' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
/** On its side a phone has the round in its heading and two cards beside each other: nothing but the bar lies over the board. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const out = within(await canvas.findByRole('list', { name: 'Hors cible' }));
    const [first, second] = out.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    const round = within(canvas.getByRole('banner')).getAllByRole('link', { name: 'Commencer la tournée' });
    await expect(round).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: 'Commencer la tournée' })).toEqual(round);
  },
};
/** Every value of every plot, sorted by the chosen column. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Les parcelles' });
    const names = () =>
      within(table)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.slice(0, 7));
    await expect(names().slice(0, 3)).toEqual(['Serre 1', 'Serre 2', 'Serre 3']);
    // The round is beside the summary: nothing but the page's lists follows the table.
    const round = canvas.getByRole('link', { name: 'Commencer la tournée' }).getBoundingClientRect();
    await expect(round.bottom).toBeLessThan(table.getBoundingClientRect().top);
    await userEvent.click(within(table).getByRole('button', { name: 'Drainage EC' }));
    await expect(within(table).getByRole('columnheader', { name: 'Drainage EC' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(names()[1]).toBe('Tunnel ');
    await userEvent.click(within(table).getByRole('button', { name: 'État' }));
  },
};
export const DesktopRightToLeft: Story = { globals: { locale: 'ar-MA', viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
/** A viewer sees the board, and no way to record a reading. */
export const RefusedRole: Story = {
  parameters: { prepare: onFarm({ readings: boardReadings, instructions: storyInstructions, role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Purger la rampe du fond')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Donner une consigne/ })).toBeNull();
    await expect(await canvas.findByRole('list', { name: 'Hors cible' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Commencer la tournée' })).toBeNull();
  },
};
export const AllInTarget: Story = {
  parameters: {
    prepare: onFarm({ readings: storyPlots.map((_, index) => storyReading(index, { intakeEc: 2.6, drainEc: 3.6 })) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 parcelles : tout est dans la cible.')).toBeVisible();
  },
};
export const NoTargets: Story = {
  parameters: { prepare: onFarm({ readings: boardReadings, bands: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Sans plage cible' })).toBeVisible();
  },
};
export const EmptyNeverRead: Story = {
  parameters: { prepare: onFarm({ readings: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 parcelles : 7 sans relevé récent.')).toBeVisible();
  },
};
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Hors cible' });
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }));
  },
};
export const OfflineNothingKept: Story = {
  parameters: { prepare: onFarm({ loaded: false }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Les parcelles n’ont pas pu être chargées.'))[0]).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Les parcelles n’ont pas pu être chargées.'))[0]).toBeVisible();
  },
};
export const Loading: Story = { parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) } };
