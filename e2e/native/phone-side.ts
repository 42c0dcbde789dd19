// A phone's half of Capacitor, played by the test, without the way that messages take: what plug-ins there are, what they answer, and whether at all.
import { PhoneFiles } from '../../tools/world/phone-files.ts';

/** A message of the page, as Capacitor's own bridge script makes it. */
export interface Call {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: { eventName?: string };
}

/** What the bridge script takes as an answer, or as an event of a listener, whose callback is saved. */
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

/** By `Plugin.method`. What is not named does its work where it is a file's, and is done at once otherwise. */
type Answers = Record<string, Answer>;

/** What each plug-in can, as both platforms describe it to the page. Listeners are callbacks; all else answers once. */
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

/** What stands in the page around Capacitor's bridge script, before any script of the page. `server`: the origin of the app's pages. */
export const aroundBridge = (bridge: string, server: string): string[] => [
  'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
  `window.WEBVIEW_SERVER_URL = '${server}';`,
  bridge,
  `window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`,
];

export class PhoneSide {
  /** `Plugin.method` of every call so far, with the event of a listener. */
  readonly calls: string[] = [];
  /** What each `Plugin.method` was given the last time. */
  readonly given = new Map<string, object>();
  /** The app's own files: what the web view keeps may be cleared, they stay. */
  readonly files = new PhoneFiles();
  readonly answers: Answers;
  readonly #listeners = new Map<string, string>();

  constructor(answers: Answers) {
    this.answers = answers;
  }

  /** Takes a message of the page. Returns what it gets for it; null: nothing ever. */
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

  /** An event of a plug-in (`App.backButton`), as the page's listener gets it. Throws where the page does not listen to it. */
  eventFor(event: string, data: object): Result {
    const callbackId = this.#listeners.get(event);
    if (callbackId === undefined) throw new Error(`the page does not listen to ${event}`);
    return { callbackId, success: true, save: true, data };
  }

  /** A new page listens to nothing yet. */
  protected forgetListeners(): void {
    this.#listeners.clear();
  }

  /** One of the app's own files, as the web view's server answers with it; null where there is none. */
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
