import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, loggedIn, problem, silence } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { Farmers } from './Farmers.tsx';

type Store = Parameters<typeof loggedIn>[0];

const names = ['Oasis du Souss', 'Serres de Bretagne', 'Ferme Tifaouine', 'Domaine Aït Melloul', 'Exploitation Amzil'];
const places = ['Aït Amira', 'Plougastel', 'Biougra', 'Aït Melloul', null];

const entries = Array.from({ length: 62 }, (_, index) => ({
  id: `0199a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: names[index] ?? `Exploitation ${index + 1}`,
  place: places[index % 5],
  time_zone: 'Asia/Kolkata',
  modules: ['fertirrigation'],
  role: (['manager', 'recorder', 'viewer'] as const)[index % 3],
}));

/** Answers with one page of these farms, as the contract says. */
const pageOf = (all: typeof entries) => (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const perPage = Number(request.headers.get('paginate') ?? 25);
  const data = all.slice((page - 1) * perPage, page * perPage);
  return Response.json({ data, meta: { total: all.length, current_page: page, per_page: perPage, has_more: false } });
};

const answered = (answer?: Parameters<typeof answering>[0][string]) => ({
  prepare: (store: Store) => {
    loggedIn(store);
    answering(answer ? { '/farmers': answer } : {});
  },
});

const meta = {
  title: 'Login/Farmers',
  component: Farmers,
  parameters: { path: '/farmers', padded: false, ...answered(pageOf(entries.slice(0, 5))) },
} satisfies Meta<typeof Farmers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Farms: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Exploitations' });
    await expect(list.querySelectorAll('li')).toHaveLength(5);
  },
};
export const Pages: Story = { parameters: answered(pageOf(entries)) };
export const Loading: Story = { parameters: answered(silence) };
export const EmptyNoFarm: Story = {
  parameters: answered(pageOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’est associé à aucune exploitation/)).toBeVisible();
  },
};
export const EmptySearch: Story = {
  parameters: answered((request) =>
    pageOf(new URL(request.url).searchParams.has('search') ? [] : entries.slice(0, 5))(request),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Loire');
    await expect(await canvas.findByText(/Aucune exploitation ne contient/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: answered(problem(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answered(),
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hors ligne/)).toBeVisible();
  },
};
export const Unreachable: Story = { parameters: answered() };
export const RefusedGone: Story = {
  parameters: {
    prepare: (store: Store) => {
      loggedIn(store);
      answering({ '/farmers': pageOf(entries.slice(0, 5)), '*': problem(404) });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ferme Tifaouine/ }));
    await expect(await canvas.findByText('Cette exploitation n’est plus liée à votre compte.')).toBeVisible();
  },
};
export const LoggingOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
