// The connection between a phone and the data server, with the faults of a bad network. It is a real proxy on a port of its own, so that
// the service worker and the page meet the same network.
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a call: it passes, is lost on the way there or back, takes long, or is answered by a broken server or a captive portal's
 * page.
 */
export const faults = ['none', 'lost', 'answer-lost', 'slow', 'broken', 'portal'] as const;
export type Fault = (typeof faults)[number];

export class FaultyNetwork {
  fault: Fault = 'none';
  readonly #server: Server;
  readonly #target: () => number;

  private constructor(target: () => number) {
    this.#target = target;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  /** Starts a proxy to a port of this machine; `target` gives the port at each call. */
  static async to(target: () => number): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(target);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = this;
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'portal' || fault === 'broken') letBrowserRead(request, response);
    if (fault === 'portal')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the network</h1>');
    if (fault === 'broken') return void response.writeHead(request.method === 'OPTIONS' ? 204 : 503).end();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
    const { method, url, headers } = request;
    const passed = forward({ host: '127.0.0.1', port: this.#target(), method, path: url, headers }, (answer) => {
      if (fault === 'answer-lost') {
        answer.resume();
        return void answer.once('end', () => request.socket.destroy());
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => request.socket.destroy());
    request.pipe(passed);
  }
}

/** Without these headers a browser hides any answer behind a network error, and the app never sees it. */
function letBrowserRead({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', headers['access-control-request-method'] ?? '*');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
}
