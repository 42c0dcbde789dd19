import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** The answer of a gateway in place of the server's. */
export interface GatewayAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** The captive portal of a hotel's network. */
export const portal = (status = 200): GatewayAnswer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Hotel Wi-Fi</title><p>Welcome to our network.',
});

/** Stands in front of a data server like a mobile network: passes everything on, except what `answer` replaces. */
export class Gateway {
  /** Replaces an answer, by the path below `/v2`; null passes the call on. */
  answer: (path: string) => GatewayAnswer | null | Promise<GatewayAnswer | null> = () => null;
  /** Milliseconds between an answer's headers and its body. */
  bodyDelay = 0;
  /** The paths below `/v2` that were called, in order. */
  readonly calls: string[] = [];
  readonly #server: Server;
  readonly #target: string;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      this.#pass(request, response).catch(() => response.destroy());
    });
  }

  /** Starts a gateway in front of the server at `target` (an address without `/v2`). */
  static async start(target: string): Promise<Gateway> {
    const gateway = new Gateway(target);
    await new Promise<void>((resolve) => gateway.#server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const path = url.replace(/^\/v2/, '').replace(/\?.*/, '');
    const isCall = method !== 'OPTIONS';
    if (isCall) this.calls.push(path);
    const own = isCall ? await this.answer(path) : null;
    const answer = own ?? (await this.#forward(request, method, url));
    response.writeHead(answer.status, { 'access-control-allow-origin': '*', ...answer.headers });
    response.flushHeaders();
    if (this.bodyDelay > 0) await pause(this.bodyDelay);
    response.end(answer.body);
  }

  async #forward(request: IncomingMessage, method: string, url: string): Promise<GatewayAnswer> {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name) ? [[name, value]] : [],
    );
    const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? null : await text(request);
    const answer = await fetch(this.#target + url, { method, headers, body });
    const passedOn = [...answer.headers].filter(([name]) => !['content-length', 'content-encoding'].includes(name));
    return { status: answer.status, headers: Object.fromEntries(passedOn), body: await answer.text() };
  }
}
