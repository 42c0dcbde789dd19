import '@seguia/shared/ui/styles/global.css';
import { localeEntry, localeOfPath } from '@seguia/shared/i18n/locales.ts';
import { loadLocale } from '@seguia/shared/session/settings/locale';
import { onSessionEvent } from '@seguia/shared/session/account/session-events';
import { watchInstall } from '@seguia/shared/session/settings/install';
import { openStorage } from '@seguia/shared/session/storage/storage';
import { UiProvider } from '@seguia/shared/ui';
import { Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { isChunkGone, reloadOnce } from './errors/reload-guard.ts';
import { report, reportTo } from './errors/report.ts';
import { setReloadGuard, watchForErrors } from './errors/watch.ts';
import { RemotesContext } from './remotes/context.ts';
import { endOverride, overridden, override, type Override } from './remotes/override.ts';
import { OverrideChip } from './remotes/OverrideChip.tsx';
import { OverrideQuestion } from './remotes/OverrideQuestion.tsx';
import { fetchRegistry } from './remotes/registry.ts';
import { Remotes } from './remotes/remotes.ts';
import { createRouter, type Router } from './routes.tsx';
import { fillStore } from './fill-store.ts';
import { requireFarmChoice, guardState } from './guard-state.ts';
import { watchNativeKeyboard } from './native-keyboard.ts';
import { holdStore } from './session-store.ts';
import { Broken } from './start/Broken.tsx';
import { defaults, fetchConfig } from './config/config.ts';
import { guard, isDeepLink } from './start/guards.ts';
import { rememberDeepLink } from './start/return-to.ts';
import { Starting } from './start/Starting.tsx';
import { type RestoreAnswer, startUp } from './start/start-up.ts';
import { realSteps } from './start/steps.ts';
import { loadMessages, type Messages, Texts } from './texts.tsx';
import { watchUpdates } from './update/updates.ts';

const { locale, region, redirect } = loadLocale();
if (redirect) history.replaceState(history.state, '', redirect);
const { basename } = localeOfPath(location.pathname);
document.documentElement.lang = locale;
document.documentElement.dir = localeEntry(locale).dir;

watchForErrors();
const root = createRoot(document.getElementById('root')!, {
  onUncaughtError(error) {
    reportError(error);
    showNotLoaded(); // React has taken the whole page away
  },
});
watchInstall();
watchNativeKeyboard();
let messages: Messages = {};
let router: Router | null = null;

try {
  await start();
} catch (error) {
  console.error(error);
  if (!isChunkGone(error) || !reloadOnce(defaults.reloadGuard)) await giveUp(error);
}

/** Says that the app cannot begin; where not even its texts are here, the frame of the page itself says so. */
async function giveUp(error: unknown): Promise<void> {
  void report(error);
  try {
    messages = await loadMessages(locale);
    show(<Broken error={error} />);
  } catch {
    showNotLoaded();
  }
}

/** What `index.html` holds for an app that does not arrive; `boot.js` fills in its texts. */
function showNotLoaded(): void {
  document.getElementById('not-loaded')?.setAttribute('data-shown', '');
}

async function start(): Promise<void> {
  const loading = loadMessages(locale);
  const [config, texts] = await Promise.all([fetchConfig(), loading, openStorage()]);
  messages = texts;
  loadLocale(); // again, now that the device's settings are open: the key `lang` is one of them
  const store = holdStore((fresh) => fillStore(fresh, config), changed);
  reportTo(config);
  setReloadGuard(config.reloadGuard);
  const { rest } = localeOfPath(location.pathname);
  const ask = (asked: Override) =>
    new Promise<boolean>((resolve) => show(<OverrideQuestion override={asked} answer={resolve} />));
  const other = await override(config.remoteOverrides, ask);
  const deployed = fetchRegistry(config.remotes);
  const registry = other ? deployed.then((found) => overridden(found, other)) : deployed;
  show(<Starting />);

  // The remote of the page that a person will most likely see loads while the start waits.
  const remotes = registry.then((found) => new Remotes(found, locale));
  const likely = guard(guardState(), rest) ?? rest;
  remotes.then((known) => known.load(known.of(likely)?.name ?? 'mf-auth')).catch(() => undefined); // the router asks again, and shows the card

  const askRetry = (mayGoOn: boolean) =>
    new Promise<RestoreAnswer>((resolve) => {
      show(<Starting mayGoOn={mayGoOn} ask={(answer) => (show(<Starting />), resolve(answer))} />);
    });
  const to = await startUp(realSteps(store(), { loadLocale: async () => void (await loading), askRetry }), config);

  if (to === '/farmers') requireFarmChoice();

  // A deep link stays where it is; the guards judge it like any other navigation.
  const stays = to === '/app' ? isDeepLink(rest) || rest === '/farmers' : guard(guardState(), rest) === null;
  if (!stays && !isDeepLink(rest)) history.replaceState(history.state, '', prefixed(to) + location.search);
  const known = await remotes;
  router = createRouter({ basename, locale: region, remotes: known, state: guardState });
  onSessionEvent((event) => {
    if (event.kind === 'unauthorized') void router?.navigate('/');
    if (event.kind !== 'expired') return;
    rememberDeepLink(localeOfPath(location.pathname).rest, location.search); // who logs in again goes on where they were
    void router?.navigate('/login');
  });
  await settled(router);
  render();
  void watchUpdates(store);
  warmUp();

  function changed(renewed: boolean): void {
    if (!router) return;
    if (renewed) render();
    const to = guard(guardState(), localeOfPath(location.pathname).rest);
    if (!to) return;
    // The next account starts at the beginning, not on the page that the last one left.
    if (renewed) void router.navigate(to);
    else void router.revalidate();
  }

  function render(): void {
    show(
      <RemotesContext value={known}>
        <RouterProvider router={router!} />
        {other && <OverrideChip override={other} onEnd={endOverride} />}
      </RemotesContext>,
    );
  }

  function show(content: ReactNode): void {
    const current = store();
    root.render(page(<Provider store={current}>{content}</Provider>));
  }
}

function page(content: ReactNode): ReactNode {
  return (
    <StrictMode>
      <Texts locale={region} messages={messages}>
        <UiProvider locale={region}>{content}</UiProvider>
      </Texts>
    </StrictMode>
  );
}

/** Fetches the kit's heavy parts (door 3) once the first page is there: the form that needs them then opens at once. */
function warmUp(): void {
  setTimeout(() => void import('@seguia/shared/ui-dates').catch(() => undefined), 2000);
}

/** Waits for the first page's remote and loaders: a fallback that was once shown would stay for 300 ms. */
function settled(current: Router): Promise<void> {
  if (current.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = current.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function prefixed(path: string): string {
  return basename === '/' ? path : basename + (path === '/' ? '' : path);
}

function show(content: ReactNode): void {
  root.render(page(content));
}
