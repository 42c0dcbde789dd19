import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, loggedIn, problem, storyFarm } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { ChangePassword } from './ChangePassword.tsx';

type Store = Parameters<typeof loggedIn>[0];

const atServer = (answers: Parameters<typeof answering>[0]) => (store: Store) => {
  loggedIn(store, { farm: storyFarm });
  answering(answers);
};

/** The server's answer with a problem of one field. */
const refusal = (field: string, code: string) => () =>
  Response.json(
    {
      type: '/problems/rule_broken',
      title: 'x',
      status: 422,
      code: 'rule_broken',
      errors: [{ field, code, message: 'x' }],
    },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );

const meta = {
  title: 'Settings/Change password',
  component: ChangePassword,
  parameters: { path: '/app/settings/password', padded: false, prepare: atServer({}) },
} satisfies Meta<typeof ChangePassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit = async ({ canvas, userEvent }: Parameters<Play>[0], next = 'le canal du matin') => {
  await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'eau claire du puits');
  await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
};

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 caractères au moins. Une phrase se retient bien.')).toBeVisible();
  },
};

/** Each problem is beside its field, and the first of these fields has the focus. */
export const Unfilled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'court');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    await expect(canvas.getByText('Saisissez votre mot de passe actuel.')).toBeVisible();
    await expect(canvas.getByText('Le nouveau mot de passe doit avoir au moins 12 caractères.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Mot de passe actuel')).toHaveFocus());
  },
};

export const Refused: Story = {
  parameters: { prepare: atServer({ '/account/password': refusal('current_password', 'wrong_password') }) },
  play: async (context) => {
    await submit(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Ce n’est pas votre mot de passe actuel. Vérifiez-le.')).toBeVisible();
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveValue('le canal du matin');
  },
};

export const RefusedAsCommon: Story = {
  parameters: { prepare: atServer({ '/account/password': refusal('new_password', 'common') }) },
  play: async (context) => {
    await submit(context, 'qwertyqwerty');
    const message = 'Beaucoup de gens ont ce mot de passe. Choisissez-en un autre.';
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

export const RefusedForAWhile: Story = {
  parameters: { prepare: atServer({ '/account/password': problem(429, { 'retry-after': '240' }) }) },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByText('Trop de tentatives. Attendez 4 minutes, puis réessayez.'),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { prepare: atServer({ '*': problem(503) }) },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByText('Le serveur est en panne. Réessayez dans quelques minutes.'),
    ).toBeVisible();
  },
};

/** Nothing that was typed is lost. */
export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Hors ligne. Le mot de passe ne change qu’avec du réseau.')).toBeVisible();
    await submit(context);
    await expect(await canvas.findByText('Hors ligne. Connectez-vous à un réseau, puis réessayez.')).toBeVisible();
    await expect(canvas.getByLabelText('Mot de passe actuel')).toHaveValue('eau claire du puits');
  },
};

export const OlderServer: Story = {
  parameters: { prepare: atServer({ '*': problem(404) }) },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(/^Ce serveur ne le propose pas encore/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
