import { problem, silence } from '@seguia/testing/story-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { at, importing, openFile, page } from '../../testing/story-import.ts';
import { storyWater } from '../../testing/story-water.ts';
import { ImportReadings } from './ImportReadings.tsx';

const head = 'Date;Heure;Parcelle;EC apport;pH apport;EC drainage;pH drainage;% drainage';
const season = [
  'Cahier de la saison 2025',
  head,
  ...Array.from({ length: 40 }, (_, index) => {
    const day = String(1 + (index >> 1)).padStart(2, '0');
    return `${day}/03/2025;${index % 2 ? '15:30' : '08:30'};Serre ${1 + (index % 4)};2,${index % 9};5,8;3,${index % 7};6,1;${24 + (index % 9)}`;
  }),
  '21/03/2025;08:30;Serre 1;2140;5,8;3,4;6,1;27',
  '22/03/2025;08:30;Serre 1;24;5,8;3,4;6,1;27',
  '23/03/2025;08:30;Serre 2;5,8;2,2;3,4;6,1;27',
  '24/03/2025;;Serre 2;bouché;5,8;3,4;6,1;27'.replace(';;', ';08:30;'),
  '31/02/2025;08:30;Serre 2;2,2;5,8;3,4;6,1;27',
  'Moyenne;;;2,4;5,8;3,4;6,1;27',
].join('\r\n');
const unclear = ['Date;Heure;Parcelle;EC;pH', '03/04/2025;08:30;S1;2,1;5,8', '05/04/2025;08:30;Nord;2,2;5,9'].join(
  '\r\n',
);

const meta = {
  title: 'Readings/Import',
  component: ImportReadings,
  parameters: { path: '/app/import', padded: false, prepare: importing() },
} satisfies Meta<typeof ImportReadings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('cahier 2024.xlsx')).toBeVisible();
  },
};
export const Sheet: Story = {
  play: async (context) => {
    await openFile(season)(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Importer 40 relevés' }, { timeout: 20_000 })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: 'À vérifier' })).toBeVisible();
    await expect(canvas.getByText(/Moyenne/)).toBeVisible();
    // A dash, as in every language: only French puts a space before a colon.
    await expect(canvas.getAllByRole('region', { name: /^Valeur impossible – EC/ })[0]).toBeVisible();
    await expect(canvas.queryByRole('region', { name: / : / })).toBeNull();
  },
};
/** One tap repairs a row, or all rows with the same problem. */
export const Repaired: Story = {
  play: async (context) => {
    await openFile(season)(context);
    const { canvas, userEvent } = context;
    const swapped = await canvas.findByRole('region', { name: /EC et pH/ }, { timeout: 20_000 });
    await userEvent.click(within(swapped).getByRole('button', { name: 'Échanger EC et pH' }));
    await expect(await canvas.findByRole('button', { name: 'Importer 41 relevés' }, { timeout: 20_000 })).toBeEnabled();
  },
};
export const Questions: Story = {
  play: async (context) => {
    await openFile(unclear)(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'À préciser' }, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Importer' })).toBeDisabled();
  },
};
/** A column from which no value is read is named: it may be drain EC under another heading. */
export const ColumnLeftOut: Story = {
  play: async (context) => {
    await openFile('Date;Serre;EC apport;Drainage\n12/05/2024;Serre 1;2,4;3,1\n13/05/2024;Serre 1;2,5;3,2\n')(context);
    const left = await context.canvas.findByText(/^Colonnes ignorées/, {}, { timeout: 20_000 });
    await expect(left).toHaveTextContent('Drainage');
  },
};
/** A file without heads: a tap on a cell says what its column holds. */
export const WithoutHeads: Story = {
  play: async (context) => {
    await openFile('12/05/2024 08:30;2,4;3,1\n13/05/2024 08:30;2,5;3,2\n')(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/aucune ligne ne nomme/, {}, { timeout: 20_000 })).toBeVisible();
    for (const [cell, kind] of [
      ['A1 12/05/2024 08:30', 'Date'],
      ['B1 2,4', 'EC d’apport'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: cell }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Rien à importer Colonne|Colonne .* Rien/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: kind }));
      await expect(await canvas.findByRole('columnheader', { name: kind }, { timeout: 20_000 })).toBeVisible();
    }
    await expect(await canvas.findByText(/Quelle parcelle est/)).toBeVisible();
  },
};
export const Imported: Story = {
  play: async (context) => {
    await openFile(season)(context);
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: 'Importer 40 relevés' }, { timeout: 20_000 });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByText(/^40 relevés importés · du/)).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async (context) => {
    await openFile(season)(context);
    await expect(await context.canvas.findByRole('button', { name: /40/ }, { timeout: 20_000 })).toBeVisible();
  },
};
export const Dark: Story = { ...Sheet, globals: { theme: 'dark' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Empty: Story = { parameters: { prepare: importing({ [at('imports')]: page([]) }) } };
export const Loading: Story = { parameters: { prepare: importing({ [at('imports')]: silence }) } };
export const Failing: Story = {
  parameters: { prepare: importing({ [at('imports')]: problem(500) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/il faut du réseau/)).toBeVisible();
  },
};
/** The file is read without a network; the comparison with the farm's readings waits for it. */
export const Offline: Story = {
  parameters: {
    prepare: importing({
      [at('readings')]: () => {
        throw new TypeError('Failed to fetch');
      },
    }),
  },
  play: async (context) => {
    await openFile(season)(context);
    await expect(await context.canvas.findByText(/Hors ligne/, {}, { timeout: 20_000 })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { prepare: importing({ '*': problem(422) }) },
  play: async (context) => {
    await openFile(season)(context);
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: 'Importer 40 relevés' }, { timeout: 20_000 });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByText('Le serveur a refusé : rien n’a été importé.')).toBeVisible();
  },
};
/** A file names two meters that the farm lacks: one tap makes both. */
export const MissingMeters: Story = {
  play: async (context) => {
    await openFile(
      'Date;Heure;Parcelle;EC apport;Appareil\r\n13/03/2025;08:30;Serre 1;2,1;Combo 1\r\n14/03/2025;08:30;Serre 1;2,2;Combo 2',
    )(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer 2 appareils' }, { timeout: 20_000 }));
    const send = await canvas.findByRole('button', { name: 'Importer 2 relevés' }, { timeout: 20_000 });
    await waitFor(() => expect(send).toBeEnabled(), { timeout: 20_000 });
  },
};
/** A file names a variety that the farm lacks, and one that is not noted in its plot on those days. */
export const MissingVarieties: Story = {
  parameters: { prepare: importing({}, {}, ['imports', 'set-up']) },
  play: async (context) => {
    await openFile(
      'Date;Heure;Parcelle;Variété;EC apport\r\n13/03/2025;08:30;Serre 1;Maxi;2,1\r\n14/05/2025;08:30;Serre 1;Maxi;2,2\r\n14/03/2025;08:30;Serre 2;Maxi;2,2',
    )(context);
    const { canvas, userEvent } = context;
    const note = await canvas.findByRole('button', { name: /^Noter \d variétés?$/ }, { timeout: 20_000 });
    // Other varieties are noted there on those days, so nothing is chosen before the person says so.
    await expect(note).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('switch', { name: /Maxi/ })[0]!);
    await expect(note).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: /Culture des nouvelles variétés/ }));
    const [crop] = (await within(document.body).findAllByRole('option')).slice(1);
    await userEvent.click(crop!);
    await waitFor(() => expect(note).toBeEnabled());
  },
};
const waterLines = storyWater
  .slice(0, 15)
  .flatMap(({ date }, index) =>
    ['Serre 1', 'Serre 2'].map((name) => `${date.split('-').reverse().join('/')};${name};${4 + index / 5};24,5`),
  )
  .map((line) => line.replace('.', ','));
/** A file of water and light: the unit of its light is asked, a plot that the farm lacks can be created, doubtful lines are named. */
export const WaterAndLight: Story = {
  parameters: { prepare: importing({}, { waterDays: storyWater }) },
  play: async (context) => {
    const file = ['Fecha;Invernadero;Riego (mm);Radiación', ...waterLines, 'hier;Serre 1;5;20', '01/02/2026;Nord;5;20'];
    await openFile(file.join('\r\n'))(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('2 questions à régler', {}, { timeout: 20_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Unité : Lumière reçue/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'MJ/m²' }));
    await expect(await canvas.findByText('1 question à régler', {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Créer 1 parcelle' })).toBeEnabled();
    await expect(await canvas.findByText('1 valeur douteuse')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Importer 30 jours d’eau/ })).toBeDisabled();
  },
};
const both = ['Date;Heure;Parcelle;EC apport;pH apport;Irrigation (mm);Rayonnement (J/cm²)'].concat(
  Array.from(
    { length: 20 },
    (_, index) => `${index + 1}/03/2025;08:30;Serre 1;2,${index % 9};5,8;4,${index % 7};1${index}0`,
  ),
);
/** A file with readings, water and light comes in with one button, and the end names both. */
export const ReadingsAndWater: Story = {
  play: async (context) => {
    await openFile(both.join('\r\n'))(context);
    const { canvas } = context;
    const name = 'Importer 20 relevés et 20 jours d’eau et de lumière';
    const button = await canvas.findByRole('button', { name }, { timeout: 20_000 });
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 20_000 });
    await expect(canvas.getByRole('switch', { name: 'Importer l’eau et la lumière' })).toBeChecked();
  },
};
export const ReadingsAndWaterImported: Story = {
  play: async (context) => {
    await openFile(both.join('\r\n'))(context);
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: /^Importer 20 relevés et 20 jours/ }, { timeout: 20_000 });
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 20_000 });
    await userEvent.click(button);
    await expect(
      await canvas.findByText(/· 20 jours d’eau et de lumière enregistrés/, {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir l’eau et la lumière' })).toBeVisible();
  },
};
export const ReadingsAndWaterRightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async (context) => {
    await openFile(both.join('\r\n'))(context);
    await expect(await context.canvas.findByRole('button', { name: /20.*20/ }, { timeout: 20_000 })).toBeVisible();
  },
};
/** Somebody who may not import readings still imports water and light. */
export const WaterOfRecorder: Story = {
  parameters: { prepare: importing({}, { role: 'recorder' }) },
  play: async (context) => {
    await openFile(both.join('\r\n'))(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText('Seul un responsable importe des relevés.', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: /^Importer 20 jours d’eau/ }, { timeout: 20_000 }),
    ).toBeVisible();
  },
};
export const MayNot: Story = { parameters: { prepare: importing({}, { role: 'viewer' }) } };
