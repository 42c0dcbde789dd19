import { workerBundle } from '../../../tools/bundle/service-worker.ts';
import { MemoryCaches } from './memory-caches.ts';
import type { Outcome } from '../../src/remotes/versions/choice.ts';
import type { Wanted } from '../../src/sw/messages.ts';
import type { FileSet } from '../../src/sw/file-set.ts';
import type { State } from '../../src/sw/state.ts';
import { Site } from './site.ts';

type Listener = (event: object) => void;

/** One open page: the messages that the worker sent to it. */
interface Page {
  messages: unknown[];
  postMessage: (message: unknown) => void;
}

const { script } = await workerBundle();

/** The beginning of each test: a deployment at version 1, and a browser that has the worker and no set yet. */
export async function deployed(): Promise<{ site: Site; browser: Browser }> {
  const site = await new Site().listen();
  site.publish('1');
  return { site, browser: new Browser(site) };
}

/** The built worker with the parts of a browser that it needs: its caches, its open pages, and the events that it receives. */
export class Browser {
  readonly caches = new MemoryCaches();
  readonly pages: Page[] = [];
  /** The worker's fetches: path and `cache` of each. */
  readonly fetched: [path: string, cache: string | undefined][] = [];
  /** The browser's own immutable cache: a fetch that does not bypass it gets its content, right or wrong. */
  readonly immutable = new Map<string, string>();
  readonly #site: Site;
  #listeners = new Map<string, Listener>();
  skippedWaiting = false;
  claimed = false;

  constructor(site: Site) {
    this.#site = site;
    this.restartWorker();
  }

  /** Browsers end an idle worker: only its caches remain when it runs again. */
  restartWorker(): void {
    const listeners = new Map<string, Listener>();
    const self = {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting: async () => void (this.skippedWaiting = true),
      clients: {
        claim: async () => void (this.claimed = true),
        matchAll: async () => this.pages,
      },
    };
    const fetchHere = (request: string | Request, init?: RequestInit) => {
      const whole = new Request(typeof request === 'string' ? new URL(request, this.#site.origin) : request, init);
      const { pathname } = new URL(whole.url);
      this.fetched.push([pathname, init?.cache]);
      const cached = ['no-store', 'no-cache', 'reload'].includes(init?.cache ?? '')
        ? undefined
        : this.immutable.get(pathname);
      return cached === undefined ? fetch(whole) : Promise.resolve(new Response(cached));
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
    new Function('self', 'caches', 'fetch', 'location', script)(
      self,
      this.caches,
      fetchHere,
      new URL(this.#site.origin),
    );
    this.#listeners = listeners;
  }

  openPage(): Page {
    const messages: unknown[] = [];
    const page = { messages, postMessage: (message: unknown) => void messages.push(message) };
    this.pages.push(page);
    return page;
  }

  closePages(): void {
    this.pages.length = 0;
  }

  /** Sends an event, and waits for everything that the worker passed to `waitUntil`. */
  async send(type: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    this.#listeners.get(type)!({ ...event, waitUntil });
    while (work.length) await work.shift();
  }

  message(data: string | Outcome | Wanted, source: Page | null = null): Promise<void> {
    return this.send('message', { data, source });
  }

  /** The answer to a page's request, once all work behind it has ended; null where the worker leaves the request to the browser. */
  async request(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | null> {
    const request = new Request(new URL(path, this.#site.origin), { method });
    Object.defineProperty(request, 'mode', { value: mode });
    const answers: Promise<Response>[] = [];
    const behind: Promise<unknown>[] = [];
    this.#listeners.get('fetch')!({
      request,
      respondWith: (promise: Promise<Response>) => void answers.push(promise),
      waitUntil: (promise: Promise<unknown>) => void behind.push(promise),
    });
    const response = await answers[0];
    const text = response ? await response.text() : null;
    await Promise.all(behind);
    return text;
  }

  /** The sets that the worker has: the current one, the pending one, the previous one. */
  async heldSets(): Promise<FileSet[]> {
    const stored = await (await this.caches.open('state')).match('/~state');
    const { current, pending, previous } = JSON.parse((await stored?.text()) ?? '{}') as Partial<State>;
    return [current, pending, previous].flatMap((set) => set ?? []);
  }

  /** The addresses of the scripts that the worker has copied for pages, in order. */
  async copiedScripts(): Promise<string[]> {
    return (await (await this.caches.open('scripts')).keys()).map(({ url }) => new URL(url).pathname).toSorted();
  }

  /** The text of every file that the worker has, in order. */
  async heldTexts(): Promise<string[]> {
    const files = await this.caches.open('files');
    const held = await Promise.all((await files.keys()).map(async (key) => (await files.match(key))!.text()));
    return held.toSorted();
  }

  /** Damages on the disk each file with that text. */
  async spoil(text: string): Promise<void> {
    for (const name of ['files', 'scripts']) {
      const cache = await this.caches.open(name);
      for (const key of await cache.keys()) {
        const file = (await cache.match(key))!;
        if ((await file.clone().text()) === text) await cache.put(key, new Response('cut', { headers: file.headers }));
      }
    }
  }

  /** The page that a person gets who opens the app at this address. */
  open(path = '/'): Promise<string | null> {
    return this.request(path, { mode: 'navigate' });
  }
}
