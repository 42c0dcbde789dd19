// The readings' screens on a device that holds `?readings=N`, with what the script times. Nothing is fetched: the device answers.
import '../../../shared/src/ui/styles/global.css';
import { onlyMineInLastAtom } from '@seguia/shared/platform';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import readings from '../../../locales/mf-readings/fr.json' with { type: 'json' };
import kit from '../../../locales/shared/fr.json' with { type: 'json' };
import feature from '../../../mf-readings/src/feature.ts';
import { onFarm } from '../../../mf-readings/testing/story-farm.ts';
import { storyPlots } from '../../../mf-readings/testing/story-plots.ts';
import { storyReading } from '../../../mf-readings/testing/story-readings.ts';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const count = Number(new URLSearchParams(location.search).get('readings'));
const [plot] = storyPlots;
if (!plot) throw new Error('The farm has no plots');
const store = createStore();
await onFarm({
  readings: Array.from({ length: count }, (_, index) => storyReading(index, index < 10 ? { plotId: plot.id } : {})),
  adjust: (made) => made.set(onlyMineInLastAtom, false),
})(store);

const router = createMemoryRouter([...feature.routes, { path: '*', element: null }], { initialEntries: ['/nowhere'] });
createRoot(document.querySelector('#root')!).render(
  <Provider store={store}>
    <IntlProvider locale="fr" messages={{ ...kit, ...readings }}>
      <RouterProvider router={router} />
    </IntlProvider>
  </Provider>,
);

/** Resolves when what is on the screen has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function until(there: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!there()) {
    if (performance.now() > end) throw new Error(`Nothing to see: ${document.body.textContent}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await painted();
}

const list = () => document.querySelector('ul[aria-label="Relevés"]');
const plotOfFirst = () => list()?.querySelector('a')?.textContent ?? '';

const bench = {
  /** Leaves the screen. */
  async leave() {
    await router.navigate('/nowhere');
    await until(() => document.querySelector('#root')?.childElementCount === 0);
  },
  /** Milliseconds until a list of readings is on the screen. */
  async open(path: string) {
    const began = performance.now();
    await router.navigate(path);
    await until(() => plotOfFirst() !== '');
    return performance.now() - began;
  },
  /** Milliseconds from the whole history to that of one plot, whose ten newest readings both devices have. */
  async filter() {
    await router.navigate('/app/history');
    await until(() => plotOfFirst() !== '');
    const all = list();
    const began = performance.now();
    await router.navigate(`/app/history?plot=${plot.id}`);
    await until(() => list() !== all && plotOfFirst() !== '');
    return performance.now() - began;
  },
  /** Milliseconds from a key in the first value of a new reading to its paint. */
  async type() {
    await router.navigate('/app/new');
    const field = () => document.querySelector<HTMLInputElement>('input[name="intakeEc"]');
    await until(() => field() !== null);
    const times: number[] = [];
    for (const text of ['2', '2,', '2,4', '2,', '2']) {
      const began = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
      field()?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await painted();
      times.push(performance.now() - began);
    }
    return times;
  },
};
window.bench = bench;
document.body.dataset['ready'] = 'true';
