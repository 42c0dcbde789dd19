import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, loggedOut, problem, silence } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { Server } from './Server.tsx';

type Store = Parameters<typeof loggedOut>[0];

const prepare = (answer?: Parameters<typeof answering>[0][string]) => ({
  prepare: (store: Store) => {
    loggedOut(store, { server: null });
    answering(answer ? { '/': answer } : {});
  },
});

const meta = {
  title: 'Login/Server',
  component: Server,
  parameters: { path: '/server', padded: false, ...prepare() },
} satisfies Meta<typeof Server>;
export default meta;
type Story = StoryObj<typeof meta>;

const typedAndTested: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du serveur' }), 'oasis');
  await userEvent.click(canvas.getByRole('button', { name: 'Tester la connexion' }));
};

export const Empty: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser ce serveur' }));
    await expect(canvas.getByRole('textbox', { name: 'Nom du serveur' })).toBeInvalid();
  },
};

export const RefusedAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse complète' }), 'http://ferme.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Tester la connexion' }));
  },
};

export const LoadingAnswer: Story = { parameters: prepare(silence), play: typedAndTested };

export const Answers: Story = {
  parameters: prepare(() => Response.json({ name: 'Oasis du Souss', version: '1.4.2', time: 1 })),
  play: async (context) => {
    await typedAndTested(context);
    await expect(await context.canvas.findByText(/Oasis du Souss répond/)).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async (context) => {
    await typedAndTested(context);
    await expect(await context.canvas.findByText(/^Hors ligne/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  play: async (context) => {
    await typedAndTested(context);
    await expect(await context.canvas.findByText(/injoignable ou non reconnu/)).toBeVisible();
  },
};

export const RefusedNotADataServer: Story = {
  parameters: prepare(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  play: typedAndTested,
};
export const Failing: Story = { parameters: prepare(problem(500)), play: typedAndTested };
export const RefusedOtherVersion: Story = { parameters: prepare(problem(404)), play: typedAndTested };

export const UseAnyway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du serveur' }), 'oasis');
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser ce serveur' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};

export const FromALink: Story = {
  parameters: { ...prepare(), path: '/server?address=https%3A%2F%2Fapi.an-address-that-is-long.attacker.example' },
};
