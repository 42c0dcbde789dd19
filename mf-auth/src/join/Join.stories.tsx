import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, loggedIn, loggedOut, problem, silence, storyServer } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { Join } from './Join.tsx';

type Store = Parameters<typeof loggedOut>[0];
type Answers = Parameters<typeof answering>[0];

const token = 'Z_aysEMqlvoSMPLk95IXgGSJBNBh80r14w4-Hd3xbVk';
const path = `/join?server=${encodeURIComponent(storyServer)}#${token}`;

const invitation = {
  farm_name: 'Oasis du Souss',
  farm_place: 'Aït Amira',
  role: 'recorder',
  language: 'fr',
  email: 'salma@oasis.example',
  firstname: 'Salma',
  lastname: 'Aït Hmad',
  invited_by: { firstname: 'Amina', lastname: 'El Fassi' },
  expire_at: 9_999_999_999,
};
const open = () => Response.json(invitation);
const refusing = (field: string, code: string) => () =>
  Response.json(
    {
      type: '/problems/story',
      title: 'Story',
      status: 422,
      code: 'rule_broken',
      errors: [{ field, code, message: '' }],
    },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );

const prepared = (answers: Answers) => ({
  prepare: (store: Store) => {
    loggedOut(store, { server: null });
    answering({ '/invitations/read': open, ...answers });
  },
});

const meta = {
  title: 'Login/Join',
  component: Join,
  parameters: { route: '/join', path, padded: false, ...prepared({}) },
} satisfies Meta<typeof Join>;
export default meta;
type Story = StoryObj<typeof meta>;

const typePassword: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Mot de passe'), 'eau claire du puits');
  await userEvent.click(canvas.getByRole('button', { name: 'Rejoindre l’exploitation' }));
};

/** A person with a named invitation types only a password. */
export const Invited: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rejoindre Oasis du Souss' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('salma@oasis.example');
  },
};

export const HasAnAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'J’en ai un' }));
    await expect(canvas.queryByRole('textbox', { name: 'Prénom' })).toBeNull();
  },
};

export const LoggedInAlready: Story = {
  parameters: {
    prepare: (store: Store) => {
      loggedIn(store);
      answering({ '/invitations/read': open });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cet appareil est connecté au compte/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  },
};

export const LoggedInElsewhere: Story = {
  parameters: {
    path: `/join?server=https%3A%2F%2Fapi.bretagne.example#${token}`,
    prepare: (store: Store) => {
      loggedIn(store);
      answering({ '/invitations/read': open });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer avec ce serveur' }));
    await expect(await canvas.findByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rejoindre l’exploitation' })).toBeNull();
  },
};

export const Loading: Story = { parameters: prepared({ '/invitations/read': silence }) };
export const LoadingAnswer: Story = { parameters: prepared({ '/invitations/accept': silence }), play: typePassword };

export const RefusedUsedLink: Story = {
  parameters: prepared({ '/invitations/read': problem(404) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien ne fonctionne plus.')).toBeVisible();
  },
};

export const RefusedBrokenLink: Story = {
  parameters: { path: '/join?server=oasis' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien est incomplet.')).toBeVisible();
  },
};

export const RefusedPassword: Story = {
  parameters: prepared({ '/invitations/accept': refusing('password', 'common') }),
  play: async (context) => {
    await typePassword(context);
    await expect(await context.canvas.findByText(/Beaucoup de gens ont ce mot de passe/)).toBeVisible();
  },
};

export const RefusedKnownEmail: Story = {
  parameters: prepared({ '/invitations/accept': refusing('password', 'wrong_credentials') }),
  play: async (context) => {
    await typePassword(context);
    await expect(await context.canvas.findByText(/Cet e-mail a déjà un compte/)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: prepared({ '/invitations/read': problem(503) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: prepared({ '/invitations/read': () => Promise.reject(new TypeError('Failed to fetch')) }),
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hors ligne/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
