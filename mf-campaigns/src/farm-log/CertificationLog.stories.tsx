import type { Meta, StoryObj } from '@storybook/react-vite';
import { snake } from '@seguia/shared/platform';
import { problem, silence } from '@seguia/testing/story-server';
import { expect } from 'storybook/test';
import { onFarm } from '../../testing/story-campaigns.ts';
import { storyCalibrations, storyInstructions, storyLog, storyMeters } from '../../testing/story-log.ts';
import { CertificationLog } from './CertificationLog.tsx';

type Answers = NonNullable<NonNullable<Parameters<typeof onFarm>[0]>['answers']>;

const page =
  (data: readonly object[], total = data.length) =>
  () =>
    Response.json({ data, meta: { current_page: 1, per_page: 200, has_more: false, total } });

const atServer = (log: Answers[string]) =>
  onFarm({
    seen: [],
    answers: {
      '/log': log,
      '/meters': page(storyMeters.map(snake)),
      '/calibrations': page(storyCalibrations.map(snake)),
      '/instructions': page(storyInstructions.map(snake)),
    },
  });

const meta = {
  title: 'Campaigns/Certification log',
  component: CertificationLog,
  parameters: { path: '/app/farm/log', padded: false, ...atServer(page(storyLog)) },
} satisfies Meta<typeof CertificationLog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const prepare: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Préparer le journal' }));
};

/** The person first chooses the days and plots. */
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

/** The log has more readings than a phone can hold: the message proposes fewer days, or one plot. */
export const RefusedAsTooLong: Story = {
  parameters: atServer(page(storyLog, 23_412)),
  play: async (context) => {
    await prepare(context);
    const why = await context.canvas.findByText(/au plus : choisissez moins de jours ou une parcelle/);
    await expect(why).toHaveTextContent(/^23\s412 relevés, 20\s000 au plus/);
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
    await expect(await canvas.findByText('Votre rôle ne permet pas de voir les relevés.')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'تحضير السجل' }));
    await expect(await canvas.findByText(/^[0-9a-f]{64}$/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: prepare };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } }, play: prepare };
