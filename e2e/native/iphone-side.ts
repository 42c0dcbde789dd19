// An iPhone's half of Capacitor, played by the test, in a browser that has no script before the page's: the page's own server lays Capacitor's bridge before all that
// the page loads, takes the page's messages, and has a stream of answers. All of it is of the page's own origin, so that the page's policy stays as it is.
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

  /** Answers as the app does: with the bundle, with its own files, and with what plug-ins say. */
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

  /** Sends the page an event of a plug-in (`Network.networkStatusChange`), once it listens to it. */
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

/** Runs in the page before Capacitor's bridge: what WebKit and the app lay around it. */
function standForWebView({ calls, results }: typeof places): void {
  let sent: Promise<unknown> = Promise.resolve();
  const send = globalThis.fetch.bind(globalThis);
  const postMessage = (call: object) => {
    const body = JSON.stringify(call);
    // One after the other, as the app hears them.
    sent = sent.then(() => send(calls, { method: 'POST', body })).catch(() => undefined);
  };
  Object.defineProperty(globalThis, 'webkit', { value: { messageHandlers: { bridge: { postMessage } } } });
  // The bridge's way to what is set in the app: neither its cookies nor its requests go through the phone.
  window.prompt = () => 'false';
  new EventSource(results).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { Capacitor } = globalThis as unknown as { Capacitor: { fromNative: (result: object) => void } };
    Capacitor.fromNative(JSON.parse(data) as object);
  });
}
