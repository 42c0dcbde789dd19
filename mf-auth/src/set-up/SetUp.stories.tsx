import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, loggedIn, loggedOut, problem, silence, storyServer } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { SetUp } from './SetUp.tsx';

type Store = Parameters<typeof loggedOut>[0];
type Answers = Parameters<typeof answering>[0];

const token = 'Z_aysEMqlvoSMPLk95IXgGSJBNBh80r14w4-Hd3xbVk';

const prepared = (answers: Answers) => ({
  prepare: (store: Store) => {
    loggedOut(store, { server: null });
    answering(answers);
  },
});

const meta = {
  title: 'Login/First farm',
  component: SetUp,
  parameters: {
    route: '/set-up',
    path: `/set-up?server=${encodeURIComponent(storyServer)}#${token}`,
    padded: false,
    ...prepared({}),
  },
} satisfies Meta<typeof SetUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  const type = (name: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
  await type('Nom de l’exploitation', 'Oasis du Souss');
  await type('Prénom', 'Amina');
  await type('Nom', 'El Fassi');
  await type('E-mail', 'amina@oasis.example');
  await userEvent.type(canvas.getByLabelText('Mot de passe'), 'eau claire du puits');
  await userEvent.click(canvas.getByRole('button', { name: 'Créer l’exploitation' }));
};

export const Fresh: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer l’exploitation' }));
    await expect(canvas.getByRole('textbox', { name: 'Nom de l’exploitation' })).toBeInvalid();
  },
};

export const LoadingAnswer: Story = { parameters: prepared({ '/set-up': silence }), play: fill };

export const LoggedInElsewhere: Story = {
  parameters: {
    path: `/set-up?server=https%3A%2F%2Fapi.bretagne.example#${token}`,
    prepare: (store: Store) => loggedIn(store),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer avec ce serveur' }));
    await expect(await canvas.findByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const RefusedUsedAddress: Story = {
  parameters: prepared({ '/set-up': problem(404) }),
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('Cette adresse ne crée pas d’exploitation.')).toBeVisible();
  },
};

export const RefusedBrokenAddress: Story = {
  parameters: { path: '/set-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette adresse ne crée pas d’exploitation.')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: prepared({ '/set-up': problem(503) }),
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText(/est en panne/)).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText(/^Hors ligne/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
