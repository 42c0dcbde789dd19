import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Reading, snake } from '@seguia/shared/platform';
import { readingOf } from '@seguia/shared/testing/readings';
import { problem, silence } from '@seguia/shared/testing/story-server';
import { expect } from 'storybook/test';
import { onFarm } from '../testing/story-campaigns.ts';
import { storyPlots } from '../testing/story-farm.ts';
import { CertificationLog } from './CertificationLog.tsx';

type Answers = NonNullable<NonNullable<Parameters<typeof onFarm>[0]>['answers']>;

const brahim = { id: '0199a000-0000-7000-8000-0000000000a1', firstname: 'Brahim', lastname: 'Aït Hmad' };
const readings: Reading[] = storyPlots.slice(0, 3).map(({ id: plotId }, at) =>
  readingOf({
    id: `0199a000-0000-7000-8000-00000000a00${at}`,
    plotId,
    date: '2026-06-10',
    intakeEc: 2.4,
    drainEc: 3.6,
  }),
);
const corrected = {
  version: 2,
  action: 'updated',
  at: 1_781_000_000,
  by: brahim,
  changes: [{ field: 'intake_ec', old: 2.1, new: 2.4 }],
};
const entries = readings.map((reading, at) => ({
  reading: snake(reading),
  photos: at === 0 ? 2 : 0,
  corrections: at === 0 ? [corrected] : [],
}));

const page =
  (data: readonly object[], total = data.length) =>
  () =>
    Response.json({ data, meta: { current_page: 1, per_page: 200, has_more: false, total } });

const atServer = (log: Answers[string]) =>
  onFarm({ seen: [], answers: { '/log': log, '/meters': page([]), '/calibrations': page([]) } });

const meta = {
  title: 'Campaigns/Certification log',
  component: CertificationLog,
  parameters: { path: '/app/farm/log', padded: false, ...atServer(page(entries)) },
} satisfies Meta<typeof CertificationLog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const prepare: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Préparer le journal' }));
};

/** The days and plots are chosen first. */
export const Beginning: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Préparer le journal' })).toBeVisible();
  },
};

export const Prepared: Story = {
  play: async (context) => {
    await prepare(context);
    const { canvas } = context;
    await expect(await canvas.findByText('3 relevés · 1 correction · 2 personnes')).toBeVisible();
    await expect(canvas.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expect(canvas.getByText(/^unzip -p .* log\.txt \| sha256sum$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimer, ou enregistrer en PDF' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: atServer(silence),
  play: async (context) => {
    await prepare(context);
    await expect(await context.canvas.findByRole('progressbar', { name: 'Relevés lus' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Annuler' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: atServer(page([])),
  play: async (context) => {
    await prepare(context);
    await expect(await context.canvas.findByText('Aucun relevé dans cette période.')).toBeVisible();
  },
};

/** More than a phone holds: fewer days, or one plot. */
export const RefusedAsTooLong: Story = {
  parameters: atServer(page(entries, 20_001)),
  play: async (context) => {
    await prepare(context);
    await expect(await context.canvas.findByText(/choisissez moins de jours ou une parcelle/)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: atServer(problem(503)),
  play: async (context) => {
    await prepare(context);
    await expect(await context.canvas.findByText(/^Le journal n’a pas pu être lu/)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: onFarm({ seen: [], offline: true }),
  play: async (context) => {
    await prepare(context);
    await expect(await context.canvas.findByText(/^Hors ligne\. Le journal se lit/)).toBeVisible();
  },
};

export const RefusedToThisRole: Story = {
  parameters: onFarm({ seen: [], role: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle ne montre pas les relevés.')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'حضّر السجل' }));
    await expect(await canvas.findByText(/^[0-9a-f]{64}$/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: prepare };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } }, play: prepare };
