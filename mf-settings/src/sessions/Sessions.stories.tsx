import type { OpenSession } from '@seguia/shared/platform';
import { snake } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, loggedIn, problem, silence, storyFarm } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { Sessions } from './Sessions.tsx';

type Store = Parameters<typeof loggedIn>[0];
type Answers = Parameters<typeof answering>[0];

const atServer = (answers: Answers) => (store: Store) => {
  loggedIn(store, { farm: storyFarm });
  answering(answers);
};

const noon = Date.parse('2026-06-15T12:00:00Z') / 1000;
const day = 86_400;
const session = (deviceName: string, daysAgo: number, loginDaysAgo: number): OpenSession => ({
  id: `${loginDaysAgo}`.padStart(22, '0'),
  deviceName,
  app: 'seguia',
  current: false,
  createdAt: noon - loginDaysAgo * day,
  lastUsedAt: noon - daysAgo * day,
  expireAt: noon + 20 * day,
});
const here = { ...session('Galaxy A14 d’Amina', 0, 3), current: true };
const others = [session('browser (8f3a01c2)', 1, 9), session('Tablette de la serre', 12, 26)];

/** A server with these open sessions; a session of another device can be ended by its id. */
const holding = (sessions: readonly OpenSession[]): Answers => {
  const meta = { current_page: 1, per_page: 200, has_more: false };
  let open = sessions;
  const list = () => Response.json({ data: snake(open), meta });
  const ends = sessions.map(({ id }) => [
    `/account/sessions/${id}`,
    () => {
      open = open.filter((candidate) => candidate.id !== id);
      return new Response(null, { status: 204 });
    },
  ]);
  return { '/account/sessions': list, ...Object.fromEntries(ends) };
};

const meta = {
  title: 'Settings/Devices',
  component: Sessions,
  parameters: { path: '/app/settings/devices', padded: false, prepare: atServer(holding([...others, here])) },
} satisfies Meta<typeof Sessions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This device comes first, and cannot be ended here. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(within(first!).getByText(/^Cet appareil, connecté le/)).toBeVisible();
    await expect(within(first!).queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Navigateur (8f3a01c2)')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Déconnecter – / })).toHaveLength(2);
  },
};

export const OnlyThisOne: Story = {
  parameters: { prepare: atServer(holding([here])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cet appareil/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Déconnecter/ })).toBeNull();
  },
};

export const EndingOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Déconnecter – Tablette/ }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: /^Déconnecter Tablette de la serre/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Déconnecter' }));
    await waitFor(() => expect(canvas.queryByText('Tablette de la serre')).toBeNull());
    await expect(canvas.getByText('Navigateur (8f3a01c2)')).toBeVisible();
  },
};

export const AskingBeforeAllOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Déconnecter tous les autres' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: 'Déconnecter tous les autres appareils ?' }),
    ).toBeVisible();
  },
};

export const RefusedToEnd: Story = {
  parameters: {
    prepare: atServer({ ...holding([here, others[0]!]), [`/account/sessions/${others[0]!.id}`]: problem(429) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Déconnecter – Navigateur/ }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Déconnecter' }));
    await expect(await canvas.findByText(/^Trop de tentatives/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { prepare: atServer({ '*': silence }) } };

export const Failing: Story = {
  parameters: { prepare: atServer({ '*': problem(503) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le serveur est en panne. Réessayez dans quelques minutes.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { prepare: atServer({}) },
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne. Connectez-vous à un réseau, puis réessayez.')).toBeVisible();
  },
};

export const OlderServer: Story = {
  parameters: { prepare: atServer({ '*': problem(404) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce serveur ne le propose pas encore/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
