import { localeOfPath } from '@seguia/shared/i18n/locales.ts';
import { loadLocale } from '@seguia/shared/session/settings/locale';
import { sendStartEarly } from '@seguia/shared/session/login/farmers';
import { deviceIsNative } from '@seguia/shared/session/login/config';
import { liveOnPhone } from '@seguia/shared/session/native/watch-phone';
import { openStorage } from '@seguia/shared/session/storage/storage';
import type { ReactNode } from 'react';
import { fillStore } from '../atom-store/fill-store.ts';
import { createGuardReader, type GuardReader } from '../guards/guard-state.ts';
import { fetchRegistry } from '../remotes/registry/fetch-registry.ts';
import type { Registry } from '../remotes/registry/registry.ts';
import type { CheckList, ReleaseKeys } from '../remotes/registry/signed-only.ts';
import { createFeatureLoader } from '../remotes/load.ts';
import { createOutcomes } from '../remotes/outcomes.ts';
import { isDeveloperNamed } from '../remotes/override/named.ts';
import type { Developer } from '../remotes/override/open-developer.tsx';
import { Remotes } from '../remotes/remotes.ts';
import { fetchWithdrawn, withoutWithdrawn } from '../remotes/registry/withdrawn.ts';
import { createRouter, type Router } from '../routes/routes.tsx';
import { holdStore, type SessionStore } from '../atom-store/session-store.ts';
import { type Config, fetchConfig } from '../config/config.ts';
import { leaveRefusedFarm, NotSubscribedDialog } from '../errors/NotSubscribed.tsx';
import { guard, isDeepLink, staysAtStart } from '../guards/guards.ts';
import type { Page } from './page.tsx';
import { RestoreQuestion } from './RestoreQuestion.tsx';
import { Starting } from './Starting.tsx';
import { type RestoreAnswer, startUp } from './start-up.ts';
import { realSteps } from './steps.ts';

/** The longest start, in milliseconds, for which the static frame in the page is enough: drawing another takes as long on a slow device. */
const quickStart = 250;

/** The result of a start; all later code works with it. */
export interface App {
  config: Config;
  store: SessionStore;
  guards: GuardReader;
  remotes: Remotes;
  router: Router;
  /** What a developer has chosen in this tab; null where nobody has. */
  developer: Developer | null;
}

/** Starts the app: settings, session, and the router at the first page. Throws what makes a start impossible (`Broken` names it). */
export async function boot(page: Page): Promise<App> {
  const messages = page.loadMessages();
  const reported = new Set<string>();
  const report = (error: unknown) => {
    // Reports each fault once, because the registry is read again whenever a person tries again.
    if (!reported.has(String(error))) void page.failures.reporter.report(error);
    reported.add(String(error));
  };
  const settings = fetchConfig(report);
  const check = settings.then(({ releaseKeys }) => releaseKeys && signedBy(releaseKeys, report));
  check.catch(() => undefined); // awaited with the settings
  // The native app may have newer versions of remotes in its own files.
  const taken = deviceIsNative
    ? import(/* webpackChunkName: "native" */ '../update/native/with-taken.ts').then((native) =>
        native.createWithTaken(check),
      )
    : null;
  const listed = async (remotes: string) => {
    const fetched = fetchRegistry(remotes, report, await check);
    const found = await Promise.all([fetched, fetchWithdrawn(remotes)]).then((lists) => withoutWithdrawn(...lists));
    return taken ? (await taken)(found) : found;
  };
  const deployed = settings.then(({ remotes }) => listed(remotes)); // needed last, and slow to arrive
  deployed.catch(() => undefined); // awaited below
  const opened = openStorage();
  settings.then(({ farmsPageSize }) => sendStartEarly(farmsPageSize, opened)).catch(() => undefined); // awaited below
  const [config] = await Promise.all([settings, messages, opened]);
  loadLocale(); // again, now that the device's settings are open: the key `lang` is one of them
  const store = holdStore((fresh) => fillStore(fresh, config));
  const show = (content: ReactNode) => page.show(content, store.current());
  page.failures.configure(config);

  // On a developer's own machine nothing has to allow it.
  const allowed = config.remoteOverrides ?? (process.env.NODE_ENV === 'development' ? [] : null);
  const developer = isDeveloperNamed()
    ? await import(/* webpackChunkName: "override" */ '../remotes/override/open-developer.tsx').then(
        async ({ openDeveloper }) => openDeveloper({ allowed, registry: config.remotes, check: await check }, show),
      )
    : null;
  const withOverride = async (found: Registry) => developer?.into(found) ?? found;
  const readRegistry = () => listed(config.remotes).then(withOverride);
  page.showLater(<Starting />, store.current(), quickStart);

  // While the start waits, loads the remote of the page that the person will most likely see.
  const guards = createGuardReader();
  const { basename, locale, region } = page.language;
  const { rest } = localeOfPath(location.pathname);
  const outcomes = createOutcomes((error) => page.failures.remoteFailed(error));
  const loadFeature = createFeatureLoader(page.failures.files, developer?.byManifest);
  const loading = deployed
    .then(withOverride)
    .then((found) => new Remotes(found, locale, loadFeature, outcomes, readRegistry));
  const likely = guard(guards.state(), rest) ?? rest;
  const loadFirst = async () => {
    const known = await loading;
    const first = known.of(likely) ?? known.of('/start');
    if (first) await known.load(first.name);
  };
  loadFirst().catch(() => undefined); // the router loads it again, and shows the card

  const offerRetry = (mayGoOn: boolean) =>
    new Promise<RestoreAnswer>((resolve) => {
      page.showOver(
        <RestoreQuestion mayGoOn={mayGoOn} onAnswer={(answer) => (page.showOver(null), resolve(answer))} />,
      );
    });
  let isOpen = false;
  const showNotSubscribed = () =>
    new Promise<void>((resolve) => {
      // The open app shows it by itself, and leads to the farms.
      if (isOpen) return resolve();
      const close = () => {
        leaveRefusedFarm();
        page.showOver(null);
        resolve();
      };
      page.showOver(<NotSubscribedDialog onClose={close} />);
    });
  const steps = realSteps(store.current(), { loadLocale: () => messages, offerRetry, showNotSubscribed });
  const { to } = await startUp(steps, config);
  isOpen = true;
  if (to === '/farmers') guards.requireFarmChoice();

  // A deep link stays where it is; the guards judge it like any other navigation.
  const stays = to === '/app' ? staysAtStart(rest) : guard(guards.state(), rest) === null;
  if (!stays && !isDeepLink(rest)) history.replaceState(history.state, '', prefixed(to, basename) + location.search);
  const remotes = await loading;
  page.failures.attribute((error) => remotes.thrownBy(error));
  const router = createRouter({ basename, locale: region, remotes, state: guards.state });
  void liveOnPhone((place) => router.navigate(place)).catch(() => undefined);
  return { config, store, guards, remotes, router, developer };
}

/** Checks a list against the keys of the deployment, with code that others do not load. */
function signedBy(keys: ReleaseKeys, onFault: (error: unknown) => void): CheckList {
  return async (json) => {
    const { signedOnly } = await import(/* webpackChunkName: "signed" */ '../remotes/registry/signed-only.ts');
    return signedOnly(json, keys, onFault);
  };
}

function prefixed(path: string, basename: string): string {
  return basename === '/' ? path : basename + (path === '/' ? '' : path);
}
