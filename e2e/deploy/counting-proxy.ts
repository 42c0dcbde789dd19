import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answered {
  path: string;
  /** Bytes of the body as sent (compressed). */
  bytes: number;
  /** What the browser requests the file for (Sec-Fetch-Dest); 'empty' for what a script fetches, the service worker's fetches included. */
  destination: string;
}

/** Serves a web server's files from another origin, from which any page may fetch, and counts what it sends. */
export class CountingProxy {
  answered: Answered[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(target: string): Promise<CountingProxy> {
    const server = createServer((incoming, answer) => {
      const path = incoming.url ?? '/';
      const forwarded = request(
        new URL(path, target),
        { method: incoming.method, headers: incoming.headers },
        (response) => {
          answer.writeHead(response.statusCode!, { ...response.headers, 'access-control-allow-origin': '*' });
          const counted = { path, bytes: 0, destination: String(incoming.headers['sec-fetch-dest']) };
          proxy.answered.push(counted);
          response.on('data', (part: Buffer) => (counted.bytes += part.length)).pipe(answer);
        },
      );
      forwarded.on('error', () => answer.destroy());
      incoming.pipe(forwarded);
    });
    const proxy = new CountingProxy(server);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
