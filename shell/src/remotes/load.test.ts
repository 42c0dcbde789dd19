// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LateError } from './remote-error.ts';

const container = vi.hoisted(() => ({
  loadModule: vi.fn<(module: string, release: { remote: string }) => Promise<unknown>>(),
}));
vi.mock('./containers/federation.ts', () => ({ createModuleLoader: () => container.loadModule }));

const { createFeatureLoader } = await import('./load.ts');
const arrivedSince = vi.fn<(start: string) => Promise<boolean>>();
const files = { arrivedSince, watchThrown: () => ({ thrown: () => undefined, end: () => undefined }) };
const loadFeature = createFeatureLoader(files);

const release = {
  version: '1.4.2',
  base: '/r/mf-late-news/1.4.2/',
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'app' as const,
  routes: ['/app/news'],
  files: { 'remoteEntry.1.js': 'sha256-1' },
};
const file = new URL(`${release.base}1.js`, location.href).href;
/** What federation's loader gets of a release. */
const named = ({ entry, files, manifest }: { entry: string; files: object; manifest?: string }) => ({
  remote: 'mf-late-news',
  base: new URL('/r/mf-late-news/1.4.2/', location.href).href,
  entry,
  files,
  manifest,
});
const routes = [{ path: '/app/news' }];
const messages = vi.fn((locale: string) => Promise.resolve({ hello: locale }));

beforeEach(() => void arrivedSince.mockReset().mockResolvedValue(false));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a version of a remote', () => {
  test('loads with its routes, and its texts in the person’s language', async () => {
    container.loadModule.mockResolvedValue({ default: { routes: [{ path: '/app/news' }], messages } });
    expect(await loadFeature('mf-late-news', release, 'pl', 20_000)).toEqual({
      routes: [{ path: '/app/news' }],
      messages: { hello: 'pl' },
      cards: {},
    });
    expect(container.loadModule).toHaveBeenCalledWith('./feature', named(release));
  });

  test('loads with its French texts if it is older than the person’s language, but not if its texts do not arrive', async () => {
    const missing = Object.assign(new Error('Cannot find module ./pl.json'), { code: 'MODULE_NOT_FOUND' });
    messages.mockRejectedValueOnce(missing);
    container.loadModule.mockResolvedValue({ default: { routes, messages } });
    expect((await loadFeature('mf-late-news', release, 'pl', 20_000)).messages).toEqual({ hello: 'fr' });
    messages.mockRejectedValueOnce(new Error('Loading chunk 12 failed'));
    await expect(loadFeature('mf-late-news', release, 'pl', 20_000)).rejects.toThrow('Loading chunk 12 failed');
  });

  test('loads by its entry, and by its manifest only if a developer has chosen it', async () => {
    container.loadModule.mockResolvedValue({ default: { routes, messages } });
    const listed = { ...release, manifest: 'mf-manifest.json' };
    await loadFeature('mf-late-news', listed, 'pl', 20_000);
    expect(container.loadModule).toHaveBeenLastCalledWith(
      './feature',
      expect.objectContaining({ manifest: undefined }),
    );
    await createFeatureLoader(files, true)('mf-late-news', listed, 'pl', 20_000);
    expect(container.loadModule).toHaveBeenLastCalledWith('./feature', expect.objectContaining(named(listed)));
  });

  test('loads with its cards, each when it is to be drawn', async () => {
    const today = vi.fn().mockResolvedValueOnce({ Card: () => 'news' });
    container.loadModule.mockResolvedValue({ default: { routes, messages, cards: { today } } });
    const { cards } = await loadFeature('mf-late-news', release, 'pl', 20_000);
    expect(today).not.toHaveBeenCalled();
    expect(await cards?.['today']?.()).toBeInstanceOf(Function);
    today.mockResolvedValue({});
    await expect(cards?.['today']?.()).rejects.toThrow('the slot today is given no card');
  });

  test('does not run without a hash, except from a developer’s machine', async () => {
    container.loadModule.mockResolvedValue({ default: { routes, messages } });
    const bare = { ...release, files: {} };
    await expect(loadFeature('mf-late-news', bare, 'fr', 20_000)).rejects.toThrow(
      'mf-late-news 1.4.2 has no hash of its entry',
    );
    expect(container.loadModule).not.toHaveBeenCalled();
    await expect(loadFeature('mf-late-news', { ...bare, unverified: true }, 'fr', 20_000)).resolves.toBeDefined();
  });

  test('serves only the routes that its release declares', async () => {
    const served = [{ path: '/app/news' }, { path: '/app/new' }, {}];
    container.loadModule.mockResolvedValue({ default: { routes: served, messages } });
    expect((await loadFeature('mf-late-news', release, 'fr', 20_000)).routes).toEqual([{ path: '/app/news' }]);
    container.loadModule.mockResolvedValue({ default: { routes: [{ path: '/app/new' }], messages } });
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow(
      'mf-late-news 1.4.2 serves none of its routes',
    );
  });

  test('is tried again after a file of it was repaired, but not for ever', async () => {
    arrivedSince.mockResolvedValueOnce(true);
    container.loadModule.mockRejectedValueOnce(new Error('cut')).mockResolvedValue({ default: { routes, messages } });
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).resolves.toBeDefined();
    expect(arrivedSince).toHaveBeenCalledExactlyOnceWith(new URL(release.base, location.href).href);
    container.loadModule.mockReset().mockRejectedValue(new Error('cut'));
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow('cut');
    expect(container.loadModule).toHaveBeenCalledOnce();
    arrivedSince.mockResolvedValue(true);
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow('cut');
    expect(container.loadModule).toHaveBeenCalledTimes(6);
  });

  test('is named in the console from a developer’s machine, if it sets globals on window', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const leave = (global: string) => () => {
      Object.assign(globalThis, { [global]: 1, [`rspackChunk${global}`]: [] });
      return Promise.resolve({ Component: () => null });
    };
    const lazy = leave('moment');
    container.loadModule.mockImplementation(async () => {
      await leave('jQuery')();
      return { default: { routes: [{ path: '/app/news', lazy }], messages } };
    });
    await loadFeature('mf-late-news', release, 'fr', 20_000);
    expect(warn).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'jQuery');
    const loader = createFeatureLoader(files);
    const [route] = (await loader('mf-late-news', { ...release, unverified: true }, 'fr', 20_000)).routes;
    await (route!.lazy as typeof lazy)();
    expect(warn.mock.calls).toEqual([
      ['mf-late-news left on window: jQuery. Other remotes meet it there.'],
      ['mf-late-news left on window: moment. Other remotes meet it there.'],
    ]);
  });

  test('is not blamed for what a development server or another remote’s loading leaves on window', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    container.loadModule.mockImplementation((_, { remote }) => {
      if (remote === 'mf-quick')
        Object.assign(globalThis, { rspackHotUpdatemf_quick: 1, __reactRefreshInjected_mf_quick: 1, mf_slow: 1 });
      return Promise.resolve({ default: { routes, messages } });
    });
    const loader = createFeatureLoader(files);
    const served = { ...release, unverified: true as const };
    await Promise.all(['mf-quick', 'mf-slow'].map((name) => loader(name, served, 'fr', 20_000)));
    expect(warn).not.toHaveBeenCalled();
  });

  test('tries a screen again in the same way', async () => {
    const screen = { Component: () => null };
    const lazy = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue(screen);
    container.loadModule.mockResolvedValue({ default: { routes: [{ path: '/app/news', lazy }], messages } });
    const [route] = (await loadFeature('mf-late-news', release, 'fr', 20_000)).routes;
    arrivedSince.mockResolvedValueOnce(true);
    await expect((route!.lazy as typeof lazy)()).resolves.toEqual({ Component: expect.any(Function) });
    lazy.mockReset().mockRejectedValue(new Error('cut'));
    await expect((route!.lazy as typeof lazy)()).rejects.toThrow('cut');
    expect(lazy).toHaveBeenCalledOnce();
  });

  test.each(['the remote', 'a screen'])(
    '%s that waited in vain for a file fetches it separately first',
    async (what) => {
      vi.useFakeTimers();
      const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
      vi.stubGlobal('fetch', fetch);
      const lazy = vi.fn<() => Promise<object>>().mockResolvedValue({ Component: () => null });
      const loaded = { default: { routes: [{ path: '/app/news', lazy }], messages } };
      container.loadModule.mockResolvedValue(loaded);
      const [route] = (await loadFeature('mf-late-news', release, 'fr', 20_000)).routes;
      const wait = () => {
        const chunk = document.createElement('script');
        Object.defineProperty(chunk, 'src', { value: file });
        chunk.setAttribute('data-rspack', 'mf-late-news:chunk-1');
        document.head.append(chunk);
        return new Promise<never>(() => undefined);
      };
      const open = () =>
        what === 'a screen' ? (route!.lazy as typeof lazy)() : loadFeature('mf-late-news', release, 'fr', 15_000);
      const work = what === 'a screen' ? lazy : container.loadModule;
      if (what === 'a screen') lazy.mockImplementationOnce(wait);
      else container.loadModule.mockImplementationOnce(wait);
      const failed = expect(open()).rejects.toThrow(LateError);
      await vi.advanceTimersByTimeAsync(15_000);
      await failed;
      expect(fetch).not.toHaveBeenCalled();
      work.mockClear();
      fetch.mockImplementationOnce(async () => {
        expect(work).not.toHaveBeenCalled();
        return new Response('whole');
      });
      await open();
      expect(fetch.mock.calls).toEqual([[file, expect.objectContaining({ cache: 'reload' })]]);
      await open();
      expect(fetch).toHaveBeenCalledOnce();
      vi.unstubAllGlobals();
    },
  );

  describe('with a file that stalls again when it is tried again', () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
    /** Behaves as a browser: the request ends when it is given up. */
    const stalls = (_: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    let load: typeof loadFeature;
    /** Tries to load until the try is given up after 15 s. */
    const tryInVain = async () => {
      const failed = expect(load('mf-late-news', release, 'fr', 15_000)).rejects.toThrow(LateError);
      await vi.advanceTimersByTimeAsync(15_000);
      await failed;
    };

    beforeEach(async () => {
      load = createFeatureLoader(files);
      vi.useFakeTimers();
      vi.stubGlobal('fetch', fetch.mockReset());
      container.loadModule.mockReset().mockImplementationOnce(() => {
        const chunk = document.createElement('script');
        Object.defineProperty(chunk, 'src', { value: file });
        chunk.setAttribute('data-rspack', 'mf-late-news:chunk-1');
        document.head.append(chunk);
        return new Promise<never>(() => undefined);
      });
      await tryInVain();
      container.loadModule.mockReset().mockResolvedValue({ default: { routes, messages } });
    });
    afterEach(() => vi.unstubAllGlobals());

    test('runs nothing of that try if the file arrives after it was given up', async () => {
      const late = Promise.withResolvers<Response>();
      fetch.mockReturnValue(late.promise);
      await tryInVain();
      late.resolve(new Response('whole'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(container.loadModule).not.toHaveBeenCalled();
    });

    test('does not wait for that file before it loads another version', async () => {
      fetch.mockImplementation(stalls);
      await load('mf-late-news', { ...release, version: '1.4.1', base: '/r/mf-late-news/1.4.1/' }, 'fr', 15_000);
      expect(fetch).not.toHaveBeenCalled();
    });

    test('begins the third try with that file as well', async () => {
      fetch.mockImplementationOnce(stalls).mockResolvedValue(new Response('whole'));
      await tryInVain();
      await load('mf-late-news', release, 'fr', 15_000);
      expect(fetch.mock.calls.map(([url]) => url)).toEqual([file, file]);
      await load('mf-late-news', release, 'fr', 15_000);
      expect(fetch).toHaveBeenCalledTimes(2);
    });
  });

  test('fails when it provides nothing, throws, or says nothing for 20 seconds', async () => {
    container.loadModule.mockResolvedValueOnce(null);
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow(
      'mf-late-news 1.4.2 brings no feature',
    );
    container.loadModule.mockRejectedValueOnce(new Error('broken'));
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow('broken');
    vi.useFakeTimers();
    container.loadModule.mockReturnValueOnce(new Promise(() => undefined));
    const fails = vi.fn();
    void loadFeature('mf-late-news', release, 'fr', 20_000).catch(fails);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fails).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fails).toHaveBeenCalledWith(new LateError('mf-late-news 1.4.2 did not answer in 20000 ms'));
  });
});
