// Android's half of Capacitor, played by the test: the page has Capacitor's own bridge, as the app injects it before any script, and sends its messages to
// `androidBridge`. What plug-ins there are, what they answer, and whether at all, is the test's to say.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { PhoneFiles } from '../../tools/world/phone-files.ts';

const bridge = path.resolve(
  import.meta.dirname,
  '../../native/node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
);

interface Call {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: { eventName?: string };
}

type Answer = { data?: unknown; error?: { message: string; code?: string } } | 'never';

/** What each plug-in can, as Android describes it to the page. Listeners are callbacks; all else answers once. */
const plugins: Record<string, string[]> = {
  App: ['addListener', 'removeListener', 'getLaunchUrl', 'minimizeApp'],
  Device: ['getInfo'],
  Filesystem: ['mkdir', 'readdir', 'readFile', 'writeFile', 'appendFile', 'deleteFile', 'stat', 'getUri', 'rmdir'],
  Keyboard: ['addListener', 'removeListener'],
  Network: ['addListener', 'removeListener', 'getStatus'],
  Share: ['share'],
  SystemBars: ['setStyle'],
};

export class AndroidSide {
  /** `Plugin.method` of every call so far, with the event of a listener. */
  readonly calls: string[] = [];
  /** The app's own files: what the web view keeps may be cleared, they stay. */
  readonly files = new PhoneFiles();
  readonly #listeners = new Map<string, string>();
  readonly #answers: Record<string, Answer>;

  constructor(answers: Record<string, Answer>) {
    this.#answers = answers;
  }

  async install(context: BrowserContext): Promise<void> {
    await context.exposeBinding('callNative', ({ page }, text: string) => this.#take(page, JSON.parse(text) as Call));
    const headers = Object.entries(plugins).map(([name, methods]) => ({
      name,
      methods: methods.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
    }));
    const content = [
      'window.androidBridge = { postMessage: (text) => void window.callNative(text) };',
      'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
      "window.WEBVIEW_SERVER_URL = 'https://localhost';",
      readFileSync(bridge, 'utf8'),
      `window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`,
    ].join('\n');
    await context.addInitScript({ content });
    await context.route('https://localhost/_capacitor_file_/**', (route) => this.#serve(route));
  }

  /** Sends the page an event of a plug-in (`App.backButton`). Throws where the page does not listen to it. */
  async send(page: Page, event: string, data: object = {}): Promise<void> {
    const callbackId = this.#listeners.get(event);
    if (callbackId === undefined) throw new Error(`the page does not listen to ${event}`);
    await answer(page, { callbackId, success: true, save: true, data });
  }

  /** The app's own files, as the web view's server answers with them. */
  #serve(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const bytes = this.files.files.get(decodeURIComponent(pathname).replace('/_capacitor_file_/', ''));
    if (!bytes) return route.fulfill({ status: 404 });
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ body: Buffer.from(bytes), contentType });
  }

  async #take(page: Page, { callbackId, pluginId, methodName, options }: Call): Promise<void> {
    if (methodName === 'addListener') {
      this.calls.push(`${pluginId}.${options.eventName}`);
      this.#listeners.set(`${pluginId}.${options.eventName}`, callbackId);
      return;
    }
    this.calls.push(`${pluginId}.${methodName}`);
    const answered =
      this.#answers[`${pluginId}.${methodName}`] ?? (await this.#answerOf(pluginId, methodName, options));
    if (answered === 'never' || callbackId === '-1') return;
    await answer(page, { callbackId, pluginId, methodName, save: false, success: !answered.error, ...answered });
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

const answer = (page: Page, result: object) =>
  page.evaluate((text) => {
    const { androidBridge } = globalThis as unknown as { androidBridge: { onmessage: (event: object) => void } };
    androidBridge.onmessage({ data: text });
  }, JSON.stringify(result));
