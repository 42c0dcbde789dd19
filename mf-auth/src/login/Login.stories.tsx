import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, loggedOut, problem, silence, storyServer, unsentOf } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { Login } from './Login.tsx';

type Store = Parameters<typeof loggedOut>[0];

const answered = (answer?: Parameters<typeof answering>[0][string], email = '') => ({
  prepare: (store: Store) => {
    loggedOut(store, { email });
    answering(answer ? { '/auth/login': answer } : {});
  },
});

const meta = {
  title: 'Login/Login',
  component: Login,
  parameters: { path: '/login', padded: false, ...answered() },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const logIn: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'amina@oasis.example');
  await userEvent.type(canvas.getByLabelText('Mot de passe'), 'secret');
  await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
};

export const EmptyFirstVisit: Story = {};
export const ComesBack: Story = {
  parameters: answered(undefined, 'amina@oasis.example'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('amina@oasis.example');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
  },
};
const waiting = {
  prepare: async (store: Store) => {
    loggedOut(store);
    answering({});
    await unsentOf({ [storyServer]: 3, 'https://api.souss.seguia.example': 2 });
  },
};
export const ReadingsWait: Story = {
  parameters: waiting,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^En attente sur cet appareil, envoyé .*3\./)).toBeVisible();
    await expect(canvas.getByText(/^En attente sur cet appareil pour le serveur/)).toBeVisible();
  },
};
export const ReadingsWaitRightToLeft: Story = { parameters: waiting, globals: { locale: 'ar-MA' } };
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  },
};
export const LoadingAnswer: Story = { parameters: answered(silence), play: logIn };
export const RefusedWrongPassword: Story = {
  parameters: answered(problem(422)),
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByText(/E-mail ou mot de passe incorrect/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Mot de passe')).toHaveValue('secret');
  },
};
export const RefusedTooManyAttempts: Story = {
  parameters: answered(problem(429, { 'retry-after': '40' })),
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Attendez 40 secondes');
    await expect(context.canvas.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
  },
};
export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByText(/^Hors ligne/)).toBeVisible();
  },
};
export const Unreachable: Story = { play: logIn };
export const Failing: Story = { parameters: answered(problem(500)), play: logIn };
export const ChangingServer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de serveur de données' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
