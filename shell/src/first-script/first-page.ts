// Runs before the app and without it: finds the page's language, and writes in it what index.ts shows if the app does not load. Where no
// service worker serves the page, it fetches what the first page will need while the app's own script is still loading, so that they do not
// wait for each other. It decides nothing: the app chooses and checks as always, and a wrong guess only costs a fetch. It imports nothing,
// like index.ts.

/** What is shown if the app does not load, by language prefix; French has an empty one. */
declare const __NOT_LOADED__: Record<string, { lang: string; dir: string; text: string; retry: string }>;

/** Filled in by the shell's build, as addresses with their hashes: texts by language prefix, and the files of the layout behind the login. */
declare const __FIRST_FILES__: {
  texts: Record<string, [url: string, hash: string]>;
  app: [url: string, hash: string][];
};
/** The doors' version: major, minor, patch. */
declare const __DOORS__: [number, number, number];

/** The fields of a release that are needed here; the registry is not validated yet. */
interface Listed {
  hostApi: string;
  base: string;
  entry: string;
  routes: string[];
  layout: string;
  files: Record<string, string>;
  first?: Record<string, string[]>;
}

(() => {
  const pages = __NOT_LOADED__;
  const segments = location.pathname.split('/').filter(Boolean);
  const prefixOf = (tag: string) => {
    const isSame = (own: string) => pages[own]!.lang.split('-')[0] === tag.toLowerCase().split(/[-_]/)[0];
    return Object.keys(pages).find(isSame);
  };
  /** What the device's settings hold; a browser may refuse to read them. */
  const stored = () => {
    try {
      return localStorage.getItem('lang') ?? '';
    } catch {
      return '';
    }
  };

  /** The prefix to which an address without one leads, as i18n/choice.ts decides: at `/` and at a first visit the person's or the device's. */
  const wanted = () => {
    const first = (tags: readonly string[]) => tags.map(prefixOf).find((own) => own !== undefined);
    const chosen = first([
      /(?:^|; )seguia_locale=([\w-]+)/.exec(document.cookie)?.[1] ?? '',
      /"locale":"([\w-]+)"/.exec(stored())?.[1] ?? '',
    ]);
    if (chosen !== undefined && location.pathname !== '/') return '';
    return chosen ?? first(navigator.languages) ?? '';
  };
  const isPrefixed = segments[0] && Object.hasOwn(pages, segments[0].toLowerCase());
  const prefix = isPrefixed ? segments.shift()!.toLowerCase() : wanted();
  const path = `/${segments.join('/')}`;

  const { lang, dir, text, retry } = pages[prefix]!;
  const frame = document.getElementById('not-loaded');
  if (frame) {
    Object.assign(frame, { lang, dir });
    frame.querySelector('p')!.textContent = text;
    frame.querySelector('a')!.textContent = retry;
  }

  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (worker?.controller || location.search.includes('remote=')) return;
  const { texts, app } = __FIRST_FILES__;

  /** Where the guards will lead, as far as `localStorage` tells. */
  const goal = () => {
    if (path === '/join' || path === '/set-up') return path;
    const has = (key: string) => localStorage.getItem(key) !== null;
    if (!has('seguia.server')) return path === '/server' ? path : '/start';
    if (!has('seguia.session')) return path === '/password-forgot' ? path : '/login';
    return path === '/' ? '/app' : path;
  };

  const to = goal();

  /** Preloads a file in the same way as the page will request it, so that the page finds it and checks its hash. */
  const bring = (href: string, integrity: string, onload: (() => void) | null = null) => {
    const link = document.createElement('link');
    const as = href.endsWith('.css') ? 'style' : 'script';
    const how = { rel: 'preload', as, crossOrigin: 'anonymous', integrity, onload, onerror: onload };
    document.head.append(Object.assign(link, how, { href }));
  };

  const waiting: [url: string, hash: string][] = [];
  const hasMain = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/main.'));

  /** Brings the next file, or all of them once main.js is here, which shares the line with what comes beside it, and without which nothing runs. */
  const bringNext = () => {
    do {
      const file = waiting.shift();
      if (file) bring(...file, bringNext);
    } while (waiting.length > 0 && hasMain());
  };

  /** Whether the range `^1.2.3` includes these doors. For a range in any other form nothing is fetched early. */
  const fits = ({ hostApi }: Listed) => {
    const [major, minor, patch] = __DOORS__;
    const found = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(hostApi)?.slice(1).map(Number);
    if (!found || found[0] !== major || major === 0) return false;
    return found[1]! < minor || (found[1] === minor && found[2]! <= patch);
  };

  const routeOf = ({ routes }: Listed, to: string) =>
    routes.find((route) => route === to) ??
    routes.find((route) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`).test(to));

  const bringRemote = (release: Listed, route: string, language: string) => {
    const { base, entry, files, layout, first = {} } = release;
    const own = Object.keys(files).filter((file) => file.startsWith(`texts-${language}-json.`));
    for (const name of new Set([entry, ...(first[''] ?? []), ...(first[route] ?? []), ...own]))
      if (files[name]) waiting.push([base + name, files[name]]);
    if (layout === 'app') waiting.push(...app);
    for (const _ of [1, 2, 3]) bringNext();
  };

  const early = {
    registry: fetch('/remotes.json', { cache: 'no-cache' }),
    config: fetch('/config.json'),
    withdrawn: fetch('/withdrawn.json', { cache: 'no-cache' }),
  };
  for (const answer of Object.values(early)) answer.catch(() => undefined);
  Object.assign(globalThis, { seguiaEarly: early });
  const words = texts[prefix];
  if (words) bring(...words);
  early.registry
    .then((answer) => answer.clone().json())
    .then((listed: { remotes: Record<string, Listed[]>; canary?: object }) => {
      for (const [name, releases] of Object.entries(listed.remotes)) {
        const release = releases.find(fits);
        const route = release && routeOf(release, to);
        // A canary is skipped, because this script does not know which version this device gets.
        if (release && route !== undefined && !(listed.canary && name in listed.canary))
          return bringRemote(release, route, lang);
      }
    })
    .catch(() => undefined); // the app reads the lists itself, and reports what is wrong with them

  // A browser gathers its languages of numbers and dates at their first use, which pages behind the login have: 16 ms of Chromium on a
  // desktop. Here nobody waits for it.
  if (to.startsWith('/app')) setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('fr'));
})();
