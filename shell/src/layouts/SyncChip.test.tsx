// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { newId } from '@seguia/shared/domain/uuid';
import { type OutboxEntry, serverAtom } from '@seguia/shared/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { deviceOf } from '@seguia/shared/device/local/device';
import { answering, loggedIn, problem, silence, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { SyncChip } from './SyncChip.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

type State = OutboxEntry['state'];

/** Returns the chip's text on a device with these readings, each with its changes in order. */
async function textOfChip(
  readings: State[][],
  locale = 'en',
  server: 'silent' | 'away' | 'failing' = 'silent',
): Promise<string> {
  const store = createStore();
  const id = newId();
  loggedIn(store, { as: { ...storyProfile, id }, farm: storyFarm });
  answering(server === 'away' ? {} : { '*': server === 'silent' ? silence : problem(500) });
  const db = await deviceOf({ server: store.get(serverAtom) ?? '', id }).db();
  for (const changes of readings) {
    const readingId = newId();
    for (const state of changes) {
      const entry = {
        key: newId(),
        kind: 'delete',
        readingId,
        farmId: storyFarm.id,
        baseVersion: 1,
        state,
        attempts: 1,
      };
      await db.add('outbox', { ...entry, createdAt: 1 } as OutboxEntry);
    }
  }
  const file = path.join(import.meta.dirname, `../../../locales/shell/${locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  await act(async () =>
    render(
      <Provider store={store}>
        <IntlProvider locale={locale} messages={messages}>
          <MemoryRouter>
            <SyncChip />
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    ),
  );
  const status = screen.getByRole('status');
  // The chip is empty until the outbox has been read.
  await expect.poll(() => ['', messages['shell.sync.allSent']].includes(status.textContent)).toBe(false);
  const text = status.textContent;
  cleanup();
  return text;
}

const times = (count: number, changes: State[]) => Array.from({ length: count }, () => changes);

test('counts each reading with a waiting change once as to be sent', async () => {
  expect(await textOfChip([['waiting', 'waiting', 'waiting'], ['waiting']])).toBe('2 to send');
});

test('counts refused changes and conflicts as needing the person, never as to be sent', async () => {
  expect(await textOfChip([['refused']])).toBe('1 needs you');
  expect(await textOfChip([['conflict'], ['refused', 'waiting']])).toBe('2 need you');
  expect(await textOfChip([['conflict'], ...times(3, ['waiting'])])).toBe('1 needs you · 3 to send');
});

// Specification 9: without network the status says how much waits
test('says without network how much waits', async () => {
  const offline = (readings: State[][]) => expect.poll(() => textOfChip(readings, 'en', 'away'), { timeout: 5000 });
  await offline([]).toBe('Offline');
  await offline(times(3, ['waiting'])).toBe('Offline · 3');
  await offline([['refused'], ['waiting']]).toBe('1 needs you · Offline · 1');
});

// Specification 8: the chip never says that all is well while everything shown is old
test('does not say “All sent” while what is shown may be old', async () => {
  const failing = (readings: State[][]) => expect.poll(() => textOfChip(readings, 'en', 'failing'), { timeout: 5000 });
  await failing([]).toBe('Not up to date');
  await failing([['waiting']]).toBe('1 to send');
});

test.each([
  ['fr', ['1 à régler', '2 à régler', '5 à régler']],
  ['es', ['1 por resolver', '2 por resolver', '5 por resolver']],
  ['pt', ['1 por resolver', '2 por resolver', '5 por resolver']],
  ['pl', ['1 wymaga decyzji', '2 wymagają decyzji', '5 wymaga decyzji']],
  ['ar-MA', ['1 بانتظارك', '2 بانتظارك', '5 بانتظارك']],
])('in %s the numbers decide the form of the words', async (locale, words) => {
  const texts = [];
  for (const count of [1, 2, 5]) texts.push(await textOfChip(times(count, ['refused']), locale));
  expect(texts).toEqual(words);
});

test('The chip says nothing before the device was read', async () => {
  const store = createStore();
  const id = newId();
  loggedIn(store, { as: { ...storyProfile, id }, farm: storyFarm });
  answering({ '*': silence });
  const messages = { 'shell.sync.allSent': 'All sent', 'shell.sync.openSent': 'See sending' };
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={messages}>
        <MemoryRouter>
          <SyncChip />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('All sent');
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('See sending');
});
