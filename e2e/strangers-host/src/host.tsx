// What the page of another team does: it takes mf-readings from a deployment, logs in, and draws a screen and a card in a page of its own.
import '@seguia/shared/ui/styles/global.css';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FeatureModule } from '@seguia/shared/platform';
import { UiProvider } from '@seguia/shared/start';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import kit from '../../../locales/shared/en.json' with { type: 'json' };
import { openFarm } from './open-farm.ts';
import { PlotCards } from './PlotCards.tsx';

const query = new URLSearchParams(location.search);
const wanted = (name: string) => query.get(name) ?? '';

/** Loads mf-readings as its deployment lists it. */
async function loadReadings(deployment: string): Promise<FeatureModule> {
  const { remotes } = (await (await fetch(new URL('/remotes.json', deployment))).json()) as {
    remotes: Record<string, [{ base: string; manifest: string }]>;
  };
  const { base, manifest } = remotes['mf-readings']![0];
  registerRemotes([{ name: 'mf_readings', entry: new URL(base + manifest, deployment).href }]);
  const loaded = await loadRemote<{ default: FeatureModule }>('mf_readings/feature');
  return loaded!.default;
}

const store = createStore();
const [feature] = await Promise.all([loadReadings(wanted('deployment')), openFarm(store, wanted('server'))]);
const { Card } = await feature.cards!.plot!();

const Frame = () => (
  <>
    <header style={{ padding: 16 }}>A page of strangers</header>
    <PlotCards Card={Card} />
    <Outlet />
  </>
);
const router = createMemoryRouter([{ Component: Frame, children: feature.routes }], { initialEntries: ['/app/last'] });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <IntlProvider locale="en" messages={{ ...kit, ...(await feature.messages('en')) }}>
    <UiProvider locale="en">
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UiProvider>
  </IntlProvider>,
);

// A door is there for the remotes only where the host's code imports it; these two load when a remote needs them, or now.
void import('@seguia/shared/ui');
void import('@seguia/shared/ui-dates');
