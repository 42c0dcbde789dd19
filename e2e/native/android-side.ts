// Plays Android's half of Capacitor: the page has Capacitor's own bridge, injected before any script as the app does it, and sends its
// messages to `androidBridge`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { aroundBridge, type Call, PhoneSide, type Result } from './phone-side.ts';

const bridge = path.resolve(
  import.meta.dirname,
  '../../native/node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
);

export class AndroidSide extends PhoneSide {
  async install(context: BrowserContext): Promise<void> {
    await context.exposeBinding('callNative', async ({ page }, text: string) => {
      const result = await this.take(JSON.parse(text) as Call);
      if (result) await answer(page, result);
    });
    const content = [
      'window.androidBridge = { postMessage: (text) => void window.callNative(text) };',
      ...aroundBridge(readFileSync(bridge, 'utf8'), 'https://localhost'),
    ].join('\n');
    await context.addInitScript({ content });
    await context.route('https://localhost/_capacitor_file_/**', (route) => this.#serve(route));
  }

  /** Sends the page an event of a plug-in (`App.backButton`). Throws if the page does not listen to it. */
  async send(page: Page, event: string, data: object = {}): Promise<void> {
    await answer(page, this.eventFor(event, data));
  }

  #serve(route: Route): Promise<void> {
    return route.fulfill(this.fileAt(new URL(route.request().url()).pathname) ?? { status: 404 });
  }
}

const answer = (page: Page, result: Result) =>
  page.evaluate((text) => {
    const { androidBridge } = globalThis as unknown as { androidBridge: { onmessage: (event: object) => void } };
    androidBridge.onmessage({ data: text });
  }, JSON.stringify(result));
