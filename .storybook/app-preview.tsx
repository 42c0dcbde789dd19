import './clock.ts';
import '@seguia/shared/ui/styles/global.css';
import './preview.css';
import { localeEntry, locales, supportedLocale } from '@seguia/shared/i18n/locales.ts';
import { localeAtom } from '@seguia/shared/platform';
import { clearRefusedFarm } from '@seguia/shared/session/account/session-events';
import { failOnMessageValues } from '@seguia/testing/intl-errors';
import { UiProvider } from '@seguia/shared/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { configure } from 'storybook/test';
import { inAllThemes } from './all-themes.ts';
import { usableControls } from './arg-types.ts';
import { long, messagesOf, type Texts } from './messages.ts';
import { theme } from './theme.ts';

// A busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

type Store = ReturnType<typeof createStore>;

interface PreparedStory {
  name: string;
  tags: readonly string[];
  storyGlobals: object;
}

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface Parameters {
  /** Where the story is: the path in the address, and the route's pattern if the screen reads parameters. */
  path?: string;
  route?: string;
  /** Fills the atoms that the screen reads. */
  prepare?: (store: Store) => void | Promise<void>;
  /** False for a screen or part that must reach the edges of the screen. */
  padded?: boolean;
  /** What replaces a story that throws an error, as a page's error boundary does. */
  instead?: ReactNode;
}

/** Forgets what earlier stories left on this device and in the session, because all stories share one page. */
function forgetEarlierStories(): void {
  clearRefusedFarm(); // a dialog about it would keep the dialogs of a story's own failures back
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith('seguia.'))) localStorage.removeItem(key);
}

/** Another value with each drawing of a story. The router draws its element once, and would never show what a control has changed. */
const Drawing = createContext({});

function Now({ Story }: { Story: ComponentType }) {
  use(Drawing);
  return <Story />;
}

/** The app around a story: its atoms, language, direction and a router. */
const app: Decorator = (Story, { globals, loaded, parameters }) => {
  const { path = '/', route = '*', padded = true, instead } = parameters as Parameters;
  const { store, messages } = loaded as { store: Store; messages: Record<string, string> };
  const locale = globals['locale'] === long ? 'fr' : String(globals['locale']);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route,
          element: (
            <div className={padded ? 'story-padded' : 'story-screen'}>
              <Now Story={Story} />
            </div>
          ),
          ...(instead !== undefined && { errorElement: instead }),
        },
        { path: '*', element: null },
      ],
      { initialEntries: [path] },
    ),
  );
  const root = document.documentElement;
  root.lang = locale;
  const direction = String(globals['direction'] ?? '');
  root.dir = direction || localeEntry(locale).dir;
  root.dataset['theme'] = String(globals['theme']);
  useEffect(() => () => router.dispose(), [router]);
  return (
    <Provider store={store}>
      <IntlProvider locale={locale} messages={messages} defaultLocale="fr" onError={failOnMessageValues}>
        <UiProvider locale={locale}>
          <Drawing value={{}}>
            <RouterProvider router={router} />
          </Drawing>
        </UiProvider>
      </IntlProvider>
    </Provider>
  );
};

/** The preview of every review room: the app around each story, its toolbar, and axe. `texts` are the messages of the apps with stories. */
export const previewOf = (texts: Texts): Preview => ({
  parameters: {
    // A test requests only violations; the panel also shows what is right.
    a11y: { test: 'error', options: import.meta.env['MODE'] === 'test' ? { resultTypes: ['violations'] } : {} },
    layout: 'fullscreen',
    controls: { disableSaveFromUI: true, sort: 'requiredFirst' },
    // A docs page has one language, direction and theme, and a dialog would cover it.
    docs: {
      theme,
      stories: {
        filter: ({ name, tags, storyGlobals }: PreparedStory) =>
          name !== 'Playground' && !tags.includes('overlay') && !Object.keys(storyGlobals).length,
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type and space', 'Icons', 'States', 'Words'],
          'Kit',
          ['Looks', '*'],
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        landscape: { name: 'Phone on its side', styles: { width: '844px', height: '390px' }, type: 'mobile' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals: { locale: 'fr', theme: 'light', direction: '', viewport: { value: 'phone', isRotated: false } },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...locales.map(({ locale, name }) => ({ value: locale, title: name })),
          { value: long, title: 'Long texts' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Direction of the language' },
          { value: 'ltr', title: 'From the left' },
          { value: 'rtl', title: 'From the right' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: ['system', 'light', 'dark', 'outdoor'] },
    },
  },
  loaders: [
    async ({ globals, parameters }) => {
      forgetEarlierStories();
      const store = createStore();
      // The app takes its language from its address, but a story has no address.
      localeAtom.read = () => supportedLocale(String(globals['locale']));
      await (parameters as Parameters).prepare?.(store);
      return { store, messages: await messagesOf(String(globals['locale']), texts) };
    },
  ],
  decorators: [app],
  argTypesEnhancers: [usableControls as ArgTypesEnhancer],
  afterEach: inAllThemes,
});
