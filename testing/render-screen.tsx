import 'fake-indexeddb/auto';
import './like-a-browser.ts';
import { connectStore } from '../shared/src/session/storage/stored-atom.ts';
import type { FeatureModule } from '../shared/src/platform.ts';
import { act, cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { type Atom, createStore, Provider, useStore } from 'jotai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect } from 'vitest';
import { type StoredData, PageNoteContext } from '../shared/src/ui/layout/page-note.ts';
import { failOnMessageValues } from './intl-errors.ts';

const locales = path.join(import.meta.dirname, '../locales');

export interface Screen extends RenderResult {
  person: UserEvent;
  /** The atoms of this screen. */
  store: ReturnType<typeof createStore>;
  /** The current path and search, without a language prefix. */
  at(): string;
  /** Opens another address, like a link. */
  go(to: string): Promise<void>;
}

/** How long `expect.poll` may wait: real servers on a busy machine answer late. The screen's own queries wait as long. */
export const soon = { timeout: 15_000 };

configure({ asyncUtilTimeout: soon.timeout });

const left: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const leave of left.splice(0)) leave();
});

interface Options {
  feature: FeatureModule;
  /** The remote's folder, which is also that of its messages. */
  app: string;
  path: string;
  locale?: string;
  /** Fills the atoms before the screen is drawn. */
  prepare?: (store: Screen['store']) => void;
  /** Atoms that the shell reads around a screen; they are mounted as long as the screen. */
  mounted?: readonly Atom<unknown>[];
}

/** Draws a remote's screen like the shell: its routes, its messages, a store that follows the device. Without layout and guards. */
export async function renderScreen({
  feature,
  app,
  path: start,
  locale = 'en',
  prepare,
  mounted = [],
}: Options): Promise<Screen> {
  const store = createStore();
  left.push(connectStore(store));
  prepare?.(store);
  const router = createMemoryRouter([...feature.routes, { path: '*', element: null }], { initialEntries: [start] });
  left.push(() => router.dispose());
  const messages = { ...messagesOf('shared', locale), ...textsOf(app, locale) };
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MountedAtoms atoms={mounted} />
        <IntlProvider locale={locale} messages={messages} onError={failOnMessageValues}>
          <PageNoteContext value={noteStored}>
            <RouterProvider router={router} />
          </PageNoteContext>
        </IntlProvider>
      </Provider>,
    ),
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  const go = (to: string) => act(() => router.navigate(to));
  return { ...view, person: userEvent.setup(), store, at, go };
}

/** Stands where the shell says from when a page's own data is. */
const noteStored = (stored: StoredData | undefined) => stored && <p>Kept since {stored.since}</p>;

/** Reads atoms and draws nothing. */
function MountedAtoms({ atoms }: { atoms: readonly Atom<unknown>[] }) {
  const store = useStore();
  useEffect(() => {
    const stops = atoms.map((atom) => store.sub(atom, () => {}));
    return () => stops.forEach((stop) => stop());
  }, [store, atoms]);
  return null;
}

/** A remote's own texts, behind those of the sentences that another one keeps for it, as they are compiled (`locales/run.ts`). */
const textsOf = (app: string, locale: string) => ({
  ...(app === 'mf-campaigns' && messagesOf('mf-readings', locale)),
  ...messagesOf(app, locale),
});

/** A remote's own repository has its texts in the folder `SEGUIA_TEXTS`. */
function messagesOf(app: string, locale: string): Record<string, string> {
  const folder = app === 'shared' ? locales : (process.env['SEGUIA_TEXTS'] ?? locales);
  return JSON.parse(readFileSync(path.join(folder, app, `${locale}.json`), 'utf8')) as Record<string, string>;
}

/** Leaves a form with typed content, and checks that a question appears and that Cancel stays on the form. */
export async function expectQuestionBeforeLeaving(screen: Screen): Promise<void> {
  const before = screen.at();
  await screen.go('/elsewhere');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  // The last one, because the form beneath has a button of that name too.
  await screen.person.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.at()).toBe(before);
}
