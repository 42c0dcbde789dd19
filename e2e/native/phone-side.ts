// Plays a phone's half of Capacitor, apart from how messages travel: which plug-ins there are, and what they answer, if they answer at all.
import { PhoneFiles } from '../../tools/test-world/phone-files.ts';

/** A message of the page, as Capacitor's own bridge script sends it. */
export interface Call {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: { eventName?: string };
}

/** What the bridge script accepts as an answer, or as an event for a listener; for an event, `save` keeps the callback. */
export interface Result {
  callbackId: string;
  pluginId?: string;
  methodName?: string;
  save: boolean;
  success: boolean;
  data?: unknown;
  error?: { message: string; code?: string };
}

type Answer = Pick<Result, 'data' | 'error'> | 'never';

/** Answers by `Plugin.method`. Any other method of Filesystem does its real work; all else answers at once without data. */
type Answers = Record<string, Answer>;

/** The methods of each plug-in, as both platforms describe them to the page. Listeners are callbacks; all else answers once. */
const plugins: Record<string, string[]> = {
  App: ['addListener', 'removeListener', 'getLaunchUrl', 'minimizeApp'],
  Device: ['getInfo'],
  Filesystem: ['mkdir', 'readdir', 'readFile', 'writeFile', 'appendFile', 'deleteFile', 'stat', 'getUri', 'rmdir'],
  Keyboard: ['addListener', 'removeListener'],
  Network: ['addListener', 'removeListener', 'getStatus'],
  Share: ['share'],
  SystemBars: ['setStyle'],
};

const headers = Object.entries(plugins).map(([name, methods]) => ({
  name,
  methods: methods.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
}));

/**
 * Returns the scripts that a page runs before its own: Capacitor's bridge script and what it needs around it. `server`: the origin of the
 * app's pages.
 */
export const aroundBridge = (bridge: string, server: string): string[] => [
  'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
  `window.WEBVIEW_SERVER_URL = '${server}';`,
  bridge,
  `window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`,
];

export class PhoneSide {
  /** `Plugin.method` of every call so far; for a listener, `Plugin.event`. */
  readonly calls: string[] = [];
  /** The options of the last call of each `Plugin.method`. */
  readonly given = new Map<string, object>();
  /** The app's own files, which stay when the web view's storage is cleared. */
  readonly files = new PhoneFiles();
  readonly answers: Answers;
  readonly #listeners = new Map<string, string>();

  constructor(answers: Answers) {
    this.answers = answers;
  }

  /** Handles a message of the page. Returns the answer, or null if there is none. */
  async take({ callbackId, pluginId, methodName, options }: Call): Promise<Result | null> {
    if (methodName === 'addListener') {
      this.calls.push(`${pluginId}.${options.eventName}`);
      this.#listeners.set(`${pluginId}.${options.eventName}`, callbackId);
      return null;
    }
    const called = `${pluginId}.${methodName}`;
    this.calls.push(called);
    this.given.set(called, options);
    const answered = this.answers[called] ?? (await this.#answerOf(pluginId, methodName, options));
    if (answered === 'never' || callbackId === '-1') return null;
    return { callbackId, pluginId, methodName, save: false, success: !answered.error, ...answered };
  }

  listensTo(event: string): boolean {
    return this.#listeners.has(event);
  }

  /** Returns an event of a plug-in (`App.backButton`) in the form that the page's listener gets. Throws if the page does not listen to it. */
  eventFor(event: string, data: object): Result {
    const callbackId = this.#listeners.get(event);
    if (callbackId === undefined) throw new Error(`the page does not listen to ${event}`);
    return { callbackId, success: true, save: true, data };
  }

  /** A new page has no listeners yet. */
  protected forgetListeners(): void {
    this.#listeners.clear();
  }

  /** Returns one of the app's own files as the web view's server does; null if it does not exist. */
  protected fileAt(pathname: string): { body: Buffer; contentType: string } | null {
    const bytes = this.files.files.get(decodeURIComponent(pathname).replace('/_capacitor_file_/', ''));
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return bytes ? { body: Buffer.from(bytes), contentType } : null;
  }

  async #answerOf(pluginId: string, methodName: string, options: object): Promise<Exclude<Answer, 'never'>> {
    const method = pluginId === 'Filesystem' ? this.files.methods[methodName] : undefined;
    try {
      return { data: await method?.(options) };
    } catch (error) {
      const { message, code } = error as Error & { code: string };
      return { error: { message, code } };
    }
  }
}
