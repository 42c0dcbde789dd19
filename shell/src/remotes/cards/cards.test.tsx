// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { FormattedMessage, type Permission } from '@seguia/shared/platform';
import { loggedIn, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { type ComponentType, use } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../../../locales/shell/en.json' with { type: 'json' };
import { RemotesContext } from '../context.ts';
import type { LoadFeature } from '../load.ts';
import type { Outcomes } from '../outcomes.ts';
import type { CardOffer } from '../registry/declaration.ts';
import type { Registry, Release } from '../registry/registry.ts';
import { Remotes } from '../remotes.ts';
import { boundedCard } from '../screens.tsx';
import { RemoteCards } from './RemoteCards.tsx';

const loadFeature = vi.fn<LoadFeature>();
const outcomes = { failed: vi.fn<Outcomes['failed']>(), runs: vi.fn<Outcomes['runs']>() };

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('__HOST_API__', '1.11.0');
  vi.spyOn(console, 'error').mockReturnValue();
  loadFeature.mockReset();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const running: CardOffer = { slot: 'today', order: 10, name: { en: 'Running campaigns' } };
const release = (version: string, cards: CardOffer[] = [running], remote = 'mf-campaigns'): Release => ({
  version,
  base: `/r/${remote}/${version}/`,
  entry: 'entry.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: [`/app/${remote}`],
  files: {},
  cards,
});

/** What a version contains: a card for the slot, loaded as the page's loader does. */
const bringing = (Card: ComponentType, messages: Record<string, string> = {}) => ({
  routes: [],
  messages: messages as never,
  cards: {
    today: boundedCard(
      'today',
      async () => ({ Card }),
      (work) => work(),
      null,
    ),
  },
});
const Good = () => <p>Tomato until June</p>;
const Bad = () => {
  throw new Error('broken card');
};

function remotesOf(registry: Registry, corrected?: Registry): Remotes {
  return new Remotes(registry, 'en', loadFeature, outcomes, corrected && (() => Promise.resolve(corrected)));
}

/** Draws Today with its slot, for a person with these rights. */
async function open(remotes: Remotes, permissions: Permission[] = []) {
  const store = createStore();
  loggedIn(store, { as: storyProfile, farm: { ...storyFarm, permissions } });
  await act(async () => {
    render(
      <Provider store={store}>
        <IntlProvider locale="en" messages={texts}>
          <RemotesContext value={remotes}>
            <h1>Today</h1>
            <RemoteCards slot="today" />
          </RemotesContext>
        </IntlProvider>
      </Provider>,
    );
  });
}
const shown = () => document.body.textContent;

test('the screen is there before its cards, which come with the texts of their remote', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<Awaited<ReturnType<LoadFeature>>>();
  loadFeature.mockReturnValue(promise);
  await open(remotesOf({ 'mf-campaigns': [release('1')] }));
  expect(shown()).toBe('Today');
  const Card = () => <FormattedMessage id="campaigns.today.title" />;
  await act(async () => arrive(bringing(Card, { 'campaigns.today.title': 'Running campaigns' })));
  expect(shown()).toBe('TodayRunning campaigns');
});

test('cards stand in the order that they declare, and only those that the person may see', async () => {
  loadFeature.mockImplementation(async (name) => bringing(() => <p>{name}</p>));
  const remotes = remotesOf({
    'mf-weather': [release('1', [{ ...running, order: 30 }], 'mf-weather')],
    'mf-campaigns': [release('1', [{ ...running, right: 'campaigns.view' }])],
    'mf-stock': [release('1', [{ ...running, right: 'shipments.view' }], 'mf-stock')],
    'mf-other': [release('1', [{ ...running, slot: 'plot' }], 'mf-other')],
  });
  await open(remotes, ['campaigns.view']);
  expect(shown()).toBe('Todaymf-campaignsmf-weather');
  expect(loadFeature.mock.calls.map(([name]) => name).sort()).toEqual(['mf-campaigns', 'mf-weather']);
});

test('a card whose remote does not load is a small card with its name, and Retry recovers it', async () => {
  loadFeature.mockRejectedValueOnce(new Error('no network'));
  await open(remotesOf({ 'mf-campaigns': [release('1')] }));
  expect(shown()).toMatch(/^TodayRunning campaigns.*could not be loaded/);
  loadFeature.mockResolvedValue(bringing(Good));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(shown).toBe('TodayTomato until June');
});

test('a card that throws gives way to the version before by itself, reported once', async () => {
  loadFeature.mockImplementation(async (_, { version }) => bringing(version === '2' ? Bad : Good));
  const remotes = remotesOf({ 'mf-campaigns': [release('2'), release('1')] });
  await open(remotes);
  await expect.poll(shown).toBe('TodayTomato until June');
  expect(outcomes.failed.mock.calls.map(([{ remote, version }]) => [remote, version?.version])).toEqual([
    ['mf-campaigns', '2'],
  ]);
  cleanup();
  await open(remotes);
  await expect.poll(shown).toBe('TodayTomato until June');
  expect(outcomes.failed).toHaveBeenCalledOnce();
});

test('a card that throws in its only version is a small card, until a corrected release', async () => {
  loadFeature.mockImplementation(async (_, { version }) => bringing(version === '1' ? Bad : Good));
  const corrected = { 'mf-campaigns': [release('2'), release('1')] };
  await open(remotesOf({ 'mf-campaigns': [release('1')] }, corrected));
  await expect.poll(shown).toMatch(/^TodayRunning campaigns.*does not work/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(shown).toBe('TodayTomato until June');
});

test('where the pages of the failed version are open, a page that is loaded again takes the other one, when a person says so', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  loadFeature.mockImplementation(async (_, { version }) => bringing(version === '2' ? Bad : Good));
  const remotes = remotesOf({ 'mf-campaigns': [release('2'), release('1')] });
  await remotes.load('mf-campaigns');
  remotes.opened('mf-campaigns');
  await open(remotes);
  await expect.poll(shown).toMatch(/does not work/);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('a card that waits for ever is a small card after 15 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const never = new Promise<never>(() => undefined);
  loadFeature.mockResolvedValue(bringing(() => use(never)));
  await open(remotesOf({ 'mf-campaigns': [release('1')] }));
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(shown()).toBe('Today');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(shown()).toMatch(/^TodayRunning campaigns/);
});

test('a version that runs and has no card for the slot shows none', async () => {
  loadFeature.mockImplementation(async (_, { version }) => {
    if (version === '2') throw new Error('broken release');
    return { routes: [], messages: {} };
  });
  await open(remotesOf({ 'mf-campaigns': [release('2'), release('1', [])] }));
  await expect.poll(shown).toBe('Today');
});
