// The board on a device that holds `?plots=N`, with what the script times. Nothing is fetched: the device answers.
import '../../../shared/src/ui/styles/global.css';
import { addDays } from '@seguia/shared/domain/farm-time';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import readings from '../../../locales/mf-readings/fr.json' with { type: 'json' };
import kit from '../../../locales/shared/fr.json' with { type: 'json' };
import feature from '../../../mf-readings/src/feature.ts';
import { onFarm } from '../../../mf-readings/testing/story-farm.ts';
import { storyBands, storyPlots } from '../../../mf-readings/testing/story-plots.ts';
import { storyReading, storyToday } from '../../../mf-readings/testing/story-readings.ts';

declare global {
  interface Window {
    boardBench: typeof boardBench;
  }
}

const count = Number(new URLSearchParams(location.search).get('plots'));
const [model] = storyPlots;
const [band] = storyBands;
if (!model || !band) throw new Error('The farm has no plots');
const idOf = (kind: string, place: number) => `0199a000-0000-7000-8000-${kind}${String(place).padStart(8, '0')}`;
const plots = Array.from({ length: count }, (_, place) => ({
  ...model,
  id: idOf('b1b1', place),
  name: `Serre ${place + 1}`,
  position: place,
}));
const bands = plots.map((plot, place) => ({ ...band, id: idOf('ba1d', place), plotId: plot.id }));

/** Three readings a day for 14 days; every fourth plot is out of its target. */
const past = plots.flatMap((plot, place) =>
  Array.from({ length: 42 }, (_, at) =>
    storyReading(100_000 + place * 42 + at, {
      plotId: plot.id,
      date: addDays(storyToday, -Math.floor(at / 3)),
      time: ['16:00', '12:00', '08:00'][at % 3] ?? '08:00',
      intakeEc: 2.6,
      drainEc: place % 4 === 0 ? 4.6 : 3.4 + (at % 5) / 10,
      drainPercent: 24 + (at % 7),
    }),
  ),
);

await onFarm({ plots, bands, readings: past })(createStore());

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

/** The cards or rows on the screen. */
const inSight = () =>
  [...document.querySelectorAll('#root li:has(dl), #root tbody tr')].filter(
    (item) => item.getBoundingClientRect().top < innerHeight,
  );

const boardBench = {
  /** Milliseconds until the answer is painted, and until all that is on the screen is whole. */
  async open() {
    const root = document.querySelector('#root');
    if (!root) throw new Error('The page has no root');
    // Its atoms are empty: settings and database alone know anything, as at a start.
    const store = createStore();
    const router = createMemoryRouter([...feature.routes, { path: '*', element: null }], { initialEntries: ['/app'] });
    const app = createRoot(root);
    await painted();
    const began = performance.now();
    app.render(
      <Provider store={store}>
        <IntlProvider locale="fr" messages={{ ...kit, ...readings }}>
          <RouterProvider router={router} />
        </IntlProvider>
      </Provider>,
    );
    await until(() => (document.body.textContent ?? '').includes(`${count} parcelles :`));
    const answer = performance.now() - began;
    await until(
      () => inSight().length > 2 && inSight().every((item) => item.querySelector('svg path[d^="M"]') !== null),
    );
    const whole = performance.now() - began;
    // What follows the first paint belongs to neither time.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    app.unmount();
    router.dispose();
    return { answer, inSight: whole };
  },
};
window.boardBench = boardBench;
document.body.dataset['ready'] = 'true';
