// Plays an iPhone's half of Capacitor in a browser that cannot inject scripts before the page's own. The page's server puts Capacitor's
// bridge first in the page, receives the page's messages, and streams the answers. All of this has the page's own origin, so its content
// security policy stays unchanged.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { filesOf } from './https-servers.ts';
import { aroundBridge, type Call, PhoneSide, type Result } from './phone-side.ts';

const bridge = path.resolve(
  import.meta.dirname,
  '../../native/node_modules/@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js',
);

const places = { script: '/~bridge.js', calls: '/~calls', results: '/~results' };

export class IphoneSide extends PhoneSide {
  #results: ServerResponse | null = null;
  #waiting: Result[] = [];

  /** Serves what the app serves: the bundle, the app's own files, and the plug-ins' answers. */
  serving(www: string): RequestListener {
    const files = filesOf(www);
    const page = readFileSync(path.join(www, 'index.html'), 'utf8');
    const bridged = page.replace(
      /<(?:link|script|style)\b/,
      (first) => `<script src="${places.script}"></script>${first}`,
    );
    return (request, response) => {
      const { pathname } = new URL(request.url!, 'https://localhost');
      if (pathname === places.script) return this.#begin(request, response);
      if (pathname === places.results) return this.#stream(response);
      if (pathname === places.calls) return void this.#hear(request, response);
      if (pathname.startsWith('/_capacitor_file_/')) return this.#serve(pathname, response);
      if (/\.\w+$/.test(pathname)) return files(request, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bridged);
    };
  }

  /** Waits until the page listens to an event of a plug-in (`Network.networkStatusChange`), and sends it. */
  async send(event: string, data: object = {}): Promise<void> {
    await expect.poll(() => this.listensTo(event), { message: `the page listens to ${event}` }).toBe(true);
    this.#give(this.eventFor(event, data));
  }

  #begin({ headers }: IncomingMessage, response: ServerResponse): void {
    this.forgetListeners();
    this.#results = null;
    this.#waiting = [];
    const lines = [
      `(${standForWebView.toString()})(${JSON.stringify(places)});`,
      ...aroundBridge(readFileSync(bridge, 'utf8'), `https://${headers.host}`),
    ];
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(lines.join('\n'));
  }

  #stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.#results = response;
    for (const result of this.#waiting.splice(0)) this.#give(result);
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = JSON.parse(await text(request)) as Call;
    response.writeHead(204).end();
    const result = await this.take(call);
    if (result) this.#give(result);
  }

  #give(result: Result): void {
    if (this.#results) this.#results.write(`data: ${JSON.stringify(result)}\n\n`);
    else this.#waiting.push(result);
  }

  #serve(pathname: string, response: ServerResponse): void {
    const file = this.fileAt(pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.contentType }).end(file.body);
  }
}

/** Runs in the page before Capacitor's bridge: sets up what WebKit and the app provide to it. */
function standForWebView({ calls, results }: typeof places): void {
  let sent: Promise<unknown> = Promise.resolve();
  const send = globalThis.fetch.bind(globalThis);
  const postMessage = (call: object) => {
    const body = JSON.stringify(call);
    // The app receives calls one after the other.
    sent = sent.then(() => send(calls, { method: 'POST', body })).catch(() => undefined);
  };
  Object.defineProperty(globalThis, 'webkit', { value: { messageHandlers: { bridge: { postMessage } } } });
  // The bridge asks by `prompt` how the app is set up: the phone handles neither its cookies nor its requests.
  window.prompt = () => 'false';
  new EventSource(results).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { Capacitor } = globalThis as unknown as { Capacitor: { fromNative: (result: object) => void } };
    Capacitor.fromNative(JSON.parse(data) as object);
  });
}
