import { afterEach, describe, expect, test, vi } from 'vitest';
import { LateError } from './remote-error.ts';

interface Plugin {
  createScript: (script: { url: string }) => { script: HTMLScriptElement; timeout: number };
}

const runtime = vi.hoisted(() => ({
  registerPlugins: vi.fn<(plugins: Plugin[]) => void>(),
  registerRemotes: vi.fn<(remotes: object[], options: object) => void>(),
  loadRemote: vi.fn<(id: string) => Promise<unknown>>(),
}));
vi.mock('@module-federation/runtime', () => runtime);

const { createFeatureLoader } = await import('./load.ts');
const loadFeature = createFeatureLoader();
const [{ createScript }] = runtime.registerPlugins.mock.calls[0]![0] as [Plugin];

const release = {
  version: '1.4.2',
  base: '/r/mf-late-news/1.4.2/',
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'app' as const,
  routes: [],
  files: { 'remoteEntry.1.js': 'sha256-1' },
};
const entry = new URL('/r/mf-late-news/1.4.2/remoteEntry.1.js', location.href).href;
const messages = vi.fn((locale: string) => Promise.resolve({ hello: locale }));

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a version of a remote', () => {
  test('brings its routes, and its texts in the person’s language', async () => {
    runtime.loadRemote.mockResolvedValue({ default: { routes: ['r'], messages } });
    expect(await loadFeature('mf-late-news', release, 'pl', 20_000)).toEqual({
      routes: ['r'],
      messages: { hello: 'pl' },
    });
    expect(runtime.registerRemotes).toHaveBeenCalledWith(
      [{ name: 'mf_late_news', entry, entryGlobalName: 'mf_late_news', type: 'global' }],
      { force: true },
    );
    expect(runtime.loadRemote).toHaveBeenCalledWith('mf_late_news/feature');
  });

  test('runs only when its entry is what the registry’s hash says', async () => {
    runtime.loadRemote.mockResolvedValue({ default: { routes: [], messages } });
    await loadFeature('mf-late-news', release, 'fr', 20_000);
    const { script, timeout } = createScript({ url: entry });
    expect([script.src, script.integrity, script.crossOrigin, timeout]).toEqual([
      entry,
      'sha256-1',
      'anonymous',
      20_000,
    ]);
    expect(createScript({ url: `${entry}.other` }).script.integrity).toBe('');
  });

  test('fails when it brings nothing, throws, or says nothing for 20 seconds', async () => {
    runtime.loadRemote.mockResolvedValueOnce(null);
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow(
      'mf-late-news 1.4.2 brings no feature',
    );
    runtime.loadRemote.mockRejectedValueOnce(new Error('broken'));
    await expect(loadFeature('mf-late-news', release, 'fr', 20_000)).rejects.toThrow('broken');
    vi.useFakeTimers();
    runtime.loadRemote.mockReturnValueOnce(new Promise(() => undefined));
    const fails = vi.fn();
    void loadFeature('mf-late-news', release, 'fr', 20_000).catch(fails);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fails).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fails).toHaveBeenCalledWith(new LateError('mf-late-news 1.4.2 did not answer in 20000 ms'));
  });
});
